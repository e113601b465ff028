import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStore, readFields } from "../src/storage.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the browser's storage", () => {
  it("that refuses everything is an empty one that keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const stub of [undefined, new Proxy({}, { get: () => refuse, ownKeys: refuse })]) {
      vi.stubGlobal("localStorage", stub);
      expect(browserStore.read("game")).toBeNull();
      expect(browserStore.write("game", "text")).toBe(false);
      expect(browserStore.names("game")).toEqual([]);
      expect(() => browserStore.remove("game")).not.toThrow();
    }
  });

  it.each(["", "null", "7", '"text"', "[1]", "{"])("holds no fields where it holds %j", (text) => {
    const store = { ...browserStore, read: () => text };
    expect(readFields(store, "settings")).toEqual({});
  });
});
