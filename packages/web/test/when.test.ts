import { expect, it } from "vitest";
import { ago, dayInWords, until } from "../src/when.ts";

const now = new Date("2026-11-29T18:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it("tells how long ago something was, in the largest unit that is full", () => {
  expect(ago("en", now, now)).toBe("now");
  expect(ago("en", before(0.9), now)).toBe("now");
  expect(ago("en", before(1), now)).toBe("1 minute ago");
  expect(ago("en", before(119), now)).toBe("1 hour ago");
  expect(ago("en", before(24 * 60), now)).toBe("yesterday");
  expect(ago("en", before(6 * 24 * 60), now)).toBe("6 days ago");
  expect(ago("en", before(400 * 24 * 60), now)).toBe("last year");
  expect(ago("ja", before(119), now)).toBe("1時間前");
});

it("a clock that was put back makes nothing lie in the future", () => {
  expect(ago("en", before(-10), now)).toBe("now");
});

it("tells how soon something will be, never too soon", () => {
  expect(until("en", now, before(-359))).toBe("in 6 hours");
  expect(until("en", now, before(-1.5))).toBe("in 2 minutes");
  expect(until("en", now, before(-0.5))).toBe("in 30 seconds");
  expect(until("ja", now, before(-359))).toBe("6時間後");
});

it("names days by UTC, wherever the reader is", () => {
  expect(dayInWords("en-GB", "2026-11-29")).toBe("29 November");
  expect(dayInWords("ja", "2026-01-01")).toBe("1月1日");
  expect(dayInWords("fr", "2026-01-01")).toBe("1er janvier");
  expect(dayInWords("fr", "2026-01-11")).toBe("11 janvier");
});
