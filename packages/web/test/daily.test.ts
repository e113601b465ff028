import { describe, expect, it } from "vitest";
import { dailyDice, dayOf, isDay } from "../src/daily.ts";

describe("the daily climb", () => {
  it("has a day of UTC, wherever people are", () => {
    expect(dayOf(new Date("2026-11-29T23:30:00-05:00"))).toBe("2026-11-30");
    expect(dayOf(new Date("2026-11-29T08:00:00+09:00"))).toBe("2026-11-28");
  });

  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "today", "", "2026-11-29T00:00"])(
    "knows that %j is no day",
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(isDay("2024-02-29")).toBe(true);
    },
  );

  it("has the same dice for ever: days that were played must not change", () => {
    const rolls = (day: string) => [0, 1, 2, 3].map((roll) => dailyDice(day, roll).join("")).join(" ");
    expect([rolls("2026-11-29"), rolls("2026-11-30")]).toEqual([
      "5622 5464 1111 2334",
      "3231 1322 4333 2542",
    ]);
  });

  it("has fair dice: faces, pairs of dice, and a die after itself", () => {
    const faces = new Map<string, number>();
    const count = (what: string) => faces.set(what, (faces.get(what) ?? 0) + 1);
    let days = 0;
    for (let date = new Date("2026-01-01T00:00Z"); days < 1000; days++) {
      let last = 0;
      for (let roll = 0; roll < 36; roll++) {
        const [a, b, c, d] = dailyDice(dayOf(date), roll);
        for (const die of [a, b, c, d]) count(`face ${die}`);
        count(`pair ${a}${c}`);
        if (last > 0) count(`then ${last}${d}`);
        last = d;
      }
      date.setUTCDate(date.getUTCDate() + 1);
    }
    const far = [...faces].filter(([what, times]) => {
      const trials = what.startsWith("face") ? 144_000 : what.startsWith("pair") ? 36_000 : 35_000;
      const chance = what.startsWith("face") ? 1 / 6 : 1 / 36;
      // Five standard deviations.
      return Math.abs(times - trials * chance) > 5 * Math.sqrt(trials * chance * (1 - chance));
    });
    expect(faces.size).toBe(6 + 36 + 36);
    expect(far).toEqual([]);
  });
});
