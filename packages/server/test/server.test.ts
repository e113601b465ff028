import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createServer } from "@cantstop/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PAGE = "<!doctype html><head><title>Can't Stop</title></head>";
const SCRIPT = "console.log('ready');";

let folder: string;
let app: Awaited<ReturnType<typeof createServer>>;
let base: string;

const navigate = { headers: { accept: "text/html,application/xhtml+xml" } };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cantstop-app-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "sw.js"), SCRIPT);
  writeFileSync(join(folder, "manifest.webmanifest"), "{}");
  writeFileSync(join(folder, ".secret"), "not for visitors");
  writeFileSync(join(folder, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "app-1a2b.js.gz"), gzipSync(SCRIPT));
  app = await createServer({ appFolder: folder, logger: false });
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are, and gathers what comes back until the connection is closed. */
async function send(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(text);
  return Buffer.concat(await socket.toArray()).toString();
}

describe("the app's files", () => {
  it("serves the page, to be asked for again each time", async () => {
    const answer = await fetch(`${base}/`, navigate);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(PAGE);

    // Not through fetch: Node's adds `cache-control: no-cache` of its own to such requests.
    const known = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await app.inject({ url: "/", headers: known })).statusCode).toBe(304);
  });

  it("serves what browsers know by its name, to be asked for again each time", async () => {
    for (const [path, type] of [
      ["/sw.js", "javascript"],
      ["/manifest.webmanifest", "application/manifest+json"],
    ] as const) {
      const { status, headers } = await fetch(base + path);
      expect(status, path).toBe(200);
      expect(headers.get("cache-control"), path).toBe("no-cache");
      expect(headers.get("content-type"), path).toContain(type);
    }
  });

  it("serves hashed files for ever, compressed beforehand", async () => {
    const answer = await fetch(`${base}/assets/app-1a2b.js`, { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("content-type")).toContain("javascript");
    expect(answer.headers.get("content-length")).toBe(String(gzipSync(SCRIPT).length));
    expect(await answer.text()).toBe(SCRIPT);
  });

  it("answers every address of the app with the page, but only when people navigate", async () => {
    const navigation = await fetch(`${base}/game/abc`, navigate);
    expect(navigation.status).toBe(200);
    expect(await navigation.text()).toBe(PAGE);
    expect(navigation.headers.get("cache-control")).toBe("no-cache");

    for (const [path, init] of [
      ["/game/abc", {}],
      ["/assets/app-gone.js", navigate],
      ["/api/nothing", navigate],
      ["/api/nothing?x=1", navigate],
      ["/game/abc", { method: "POST", ...navigate }],
    ] as const) {
      const answer = await fetch(base + path, init);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toEqual({
        error: { code: "not_found", message: expect.stringContaining(path.split("?")[0] ?? "") },
      });
    }
  });

  it("shows who plays where a game's address is posted", async () => {
    const json = { "content-type": "application/json" };
    const name = `<script>"Ana" & Co`;
    const player = await app.inject({ method: "POST", url: "/api/players", payload: { name } });
    const { token } = player.json<{ token: string }>();
    const made = await app.inject({
      method: "POST",
      url: "/api/games",
      headers: { ...json, authorization: `Bearer ${token}` },
      payload: { ruleset: "standard", seats: [{ kind: "me" }, { kind: "open" }] },
    });
    // Whatever it is that looks: few of those who make previews say what they accept.
    const answer = await fetch(`${base}/game/${made.json<{ id: string }>().id}`);
    expect(answer.headers.get("content-type")).toContain("text/html");
    const page = await answer.text();
    expect(page).toContain("<title>Can't Stop</title>");
    expect(page).toContain('content="Can’t Stop: &lt;script&gt;&quot;Ana&quot; &amp; Co · ?"');
    expect(page).not.toContain("<script>");
  });

  it("keeps hidden and outer files to itself", async () => {
    const hidden = await fetch(`${base}/.secret`);
    expect(hidden.status).toBe(404);
    const outer = await app.inject({ url: "/..%2f..%2fetc/passwd" });
    expect(outer.statusCode).toBeGreaterThanOrEqual(400);
  });

  it("says so when the app is not built", async () => {
    const bare = await createServer({ appFolder: join(folder, "assets"), logger: false });
    const answer = await bare.inject({ url: "/", headers: navigate.headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("npm run build");
    await bare.close();
  });
});

describe("failures", () => {
  it("have one shape, whichever layer they come from", async () => {
    const json = { "content-type": "application/json" };
    const cases = [
      { request: { url: "/%ff" }, status: 400, code: "bad_request" },
      {
        request: { method: "POST", url: "/api/x", headers: json, body: "{" },
        status: 400,
        code: "bad_request",
      },
      { request: { url: "/api/x" }, status: 404, code: "not_found" },
      { request: { url: "//api/games" }, status: 404, code: "not_found" },
      {
        request: { method: "POST", url: "/api/x", headers: json, body: `"${"x".repeat(2 ** 20)}"` },
        status: 413,
        code: "payload_too_large",
      },
    ] as const;
    for (const { request, status, code } of cases) {
      const answer = await app.inject(request);
      expect(answer.statusCode, request.url).toBe(status);
      expect(answer.json()).toEqual({ error: { code, message: expect.any(String) } });
    }
  });

  it("have it too where there is no request that a route could see", async () => {
    for (const [text, status] of [
      ["BREW /api/games HTTP/1.1\r\nHost: x\r\n\r\n", 400],
      ["hello\r\n\r\n", 400],
      [`GET /api HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const answer = await send(text);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toContain(`content-length: ${body.length}\r\n`);
      expect(JSON.parse(body)).toEqual({ error: { code: "bad_request", message: expect.any(String) } });
    }
  });

  it("tell nothing about the server's insides", async () => {
    const broken = await createServer({ appFolder: folder, logger: false });
    broken.get("/api/broken", () => {
      throw new Error("the password is 1234");
    });
    const answer = await broken.inject({ url: "/api/broken" });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.code).toBe("internal_error");
    expect(answer.body).not.toContain("1234");
    await broken.close();
  });
});

describe("security headers", () => {
  it("allow nothing from elsewhere and nothing inline, and do not insist on https", async () => {
    for (const path of ["/", "/api/nothing", "/assets/app-1a2b.js"]) {
      const { headers } = await fetch(base + path, navigate);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("health", () => {
  it("is told to whoever watches the process", async () => {
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ status: "ready" });
  });
});
