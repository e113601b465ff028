import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, readSettings, writeSettings } from "../src/settings.ts";
import { FakeDevice } from "./fakes.ts";

describe("settings", () => {
  it.each([
    "null",
    "7",
    "{",
    "[]",
    '{"look":3,"theme":"pink","language":"tlh","sound":"loud","speed":9,"odds":null,"automaticMoves":1}',
  ])("that make no sense are the defaults: %s", (text) => {
    const device = new FakeDevice();
    device.texts.set("settings", text);
    expect(readSettings(device.tab())).toEqual(DEFAULT_SETTINGS);
  });

  it("are read as they were written", () => {
    const device = new FakeDevice();
    const all = {
      language: "en",
      theme: "dark",
      look: "mountain",
      sound: false,
      speed: "instant",
      odds: "never",
      automaticMoves: false,
    } as const;
    expect(writeSettings(device.tab(), all)).toBe(true);
    expect(readSettings(device.tab())).toEqual(all);
  });

  it("of version 0.1 go on being used", () => {
    const device = new FakeDevice();
    device.texts.set(
      "settings",
      '{"names":["Ana",""],"firstSeat":1,"preset":"franjos","look":"mountain","theme":"dark"}',
    );
    expect(readSettings(device.tab())).toEqual({ ...DEFAULT_SETTINGS, look: "mountain", theme: "dark" });
  });
});
