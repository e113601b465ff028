import { parseRuleset, unwrap } from "@cantstop/rules";
import { makeRulesetText } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_SETUP,
  makeSetupFields,
  parseSetup,
  readSetup,
  type Setup,
  withoutSeat,
  withPerson,
  withSeat,
  writeSetup,
} from "../src/setup.ts";
import { FakeDevice } from "./fakes.ts";

const read = (texts: Record<string, string>): Setup => {
  const device = new FakeDevice();
  for (const [name, text] of Object.entries(texts)) device.texts.set(name, text);
  return readSetup(device.tab());
};

const three: Setup = {
  ...DEFAULT_SETUP,
  seats: [
    { kind: "person", name: "Ana", piece: 2 },
    { kind: "bot", bot: "steady", piece: 0 },
    { kind: "person", name: "Mila", piece: 3 },
  ],
};

describe("a setup", () => {
  it.each([
    "null",
    "{",
    '{"seats":[]}',
    '{"seats":"all"}',
    '{"seats":[{"kind":"person","name":7,"piece":0}]}',
    '{"seats":[{"kind":"person","name":"Ana","piece":4}]}',
    '{"seats":[{"kind":"person","name":"Ana","piece":1},{"kind":"bot","bot":"best","piece":1}]}',
    '{"seats":[{"kind":"bot","bot":"hal","piece":1}],"ruleset":"chess","starter":"me","firstSeat":2,"dice":6}',
    '{"ruleset":"standard,columnsToWin=12","firstSeat":-1}',
  ])("that makes no sense is the default: %s", (setup) => {
    expect(read({ setup })).toEqual(DEFAULT_SETUP);
  });

  it("is read as it was written", () => {
    const device = new FakeDevice();
    const ruleset = unwrap(parseRuleset({ preset: "franjos", columnsToWin: { 2: 5, 3: 4 } }));
    const setup: Setup = { ...three, ruleset, starter: "dice", firstSeat: 2, dice: "own" };
    writeSetup(device.tab(), setup);
    expect(readSetup(device.tab())).toEqual(setup);
  });

  it("is taken over from version 0.1, which kept it among the settings", () => {
    const setup = read({ settings: '{"names":["Ana","Kenji","Mila"],"firstSeat":2,"preset":"stop-sign"}' });
    expect(setup).toMatchObject({
      seats: [
        { kind: "person", name: "Ana", piece: 0 },
        { kind: "person", name: "Kenji", piece: 1 },
        { kind: "person", name: "Mila", piece: 2 },
      ],
      firstSeat: 2,
      starter: "dice",
    });
    expect(makeRulesetText(setup.ruleset)).toBe("stop-sign");
  });

  it("gives a new person the first pieces that are free", () => {
    expect(withPerson(three).seats?.[3]).toEqual({ kind: "person", name: "", piece: 1 });
    expect(withPerson({ ...three, ...withPerson(three) })).toEqual({});
  });

  it("swaps pieces with whoever had them", () => {
    const { seats } = withSeat(three, 0, { kind: "bot", bot: "best", piece: 3 });
    expect(seats?.map(({ piece }) => piece)).toEqual([3, 0, 2]);
    expect(seats?.[0]).toMatchObject({ bot: "best" });
  });

  it("lets whoever was to begin still begin when a seat is given up", () => {
    const first = (firstSeat: number, seat: number) => withoutSeat({ ...three, firstSeat }, seat).firstSeat;
    expect(first(2, 1)).toBe(1);
    expect(first(0, 1)).toBe(0);
    expect(first(1, 1)).toBe(0);
    expect(withoutSeat(three, 1).seats).toEqual([three.seats[0], three.seats[2]]);
  });

  it("of any fields is one that can be shown", () => {
    const seat = fc.record({
      kind: fc.constantFrom("person", "bot", "dog"),
      name: fc.oneof(fc.string(), fc.anything()),
      bot: fc.constantFrom("best", "hal"),
      piece: fc.integer({ min: -1, max: 4 }),
    });
    const fields = fc.record({
      seats: fc.oneof(fc.array(seat, { maxLength: 5 }), fc.anything()),
      ruleset: fc.oneof(fc.constantFrom("franjos", "standard,columnsToWin=2:5"), fc.anything()),
      starter: fc.oneof(fc.constantFrom("dice", "chosen"), fc.anything()),
      firstSeat: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.anything()),
      dice: fc.oneof(fc.constantFrom("own", "app"), fc.anything()),
    });
    fc.assert(
      fc.property(fields, (fields) => {
        const setup = parseSetup(fields);
        const pieces = setup.seats.map(({ piece }) => piece);
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(pieces.length).toBeGreaterThan(0);
        expect(setup.firstSeat).toBeLessThan(pieces.length);
        expect(parseSetup(makeSetupFields(setup))).toEqual(setup);
      }),
    );
  });
});
