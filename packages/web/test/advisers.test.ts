import { describe, expect, it, vi } from "vitest";
import type { Advisers, Decision } from "../src/bots/advice.ts";
import { openAdvisers, type Started } from "../src/bots/client.ts";

const question = { position: "standard -/- - AA - -", dice: null };
const decision: Decision = { columns: null, stops: true };

/** Workers that behave as told, one after the other, and how many were started and ended. */
function workers(...decides: Advisers["decide"][]) {
  const ended = vi.fn<() => void>();
  const prepared = [...decides];
  const started = vi.fn<() => Started>(() => {
    const decide = prepared.shift();
    if (!decide) throw new Error("no more workers were prepared");
    return {
      advisers: { decide, hint: () => Promise.reject(new Error("not asked")) },
      broken: new Promise<never>(() => {}),
      end: ended,
    };
  });
  return { started, ended };
}

const answers = () => Promise.resolve(decision);
const fails = () => Promise.reject(new Error("out of order"));
const isSilent = () => new Promise<never>(() => {});

describe("advisers", () => {
  it("start one worker, when they are first asked", async () => {
    const { started, ended } = workers(answers);
    const advisers = openAdvisers(started);
    expect(started).not.toHaveBeenCalled();
    expect(await advisers.decide(question, "best")).toEqual(decision);
    expect(await advisers.decide(question, "best")).toEqual(decision);
    expect(started).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([fails, isSilent])("ask another worker when one breaks down: %s", async (broken) => {
    const { started, ended } = workers(broken, answers);
    expect(await openAdvisers(started, 20).decide(question, "best")).toEqual(decision);
    expect(started).toHaveBeenCalledTimes(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("give up after the second, and start afresh when asked again", async () => {
    const { started, ended } = workers(fails, fails, answers);
    const advisers = openAdvisers(started);
    await expect(advisers.decide(question, "best")).rejects.toThrow("out of order");
    expect(ended).toHaveBeenCalledTimes(2);
    expect(await advisers.decide(question, "best")).toEqual(decision);
  });

  it("notice a worker that cannot be loaded while it is asked", async () => {
    const start = () => ({
      advisers: { decide: isSilent, hint: isSilent },
      broken: Promise.reject(new Error("not found")),
      end: () => {},
    });
    await expect(openAdvisers(start).hint(question)).rejects.toThrow("not found");
  });

  it("let two questions that fail together share the next worker", async () => {
    const { started } = workers(fails, answers);
    const advisers = openAdvisers(started);
    const both = [advisers.decide(question, "best"), advisers.decide(question, "bold")];
    expect(await Promise.all(both)).toEqual([decision, decision]);
    expect(started).toHaveBeenCalledTimes(2);
  });
});
