import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { everyAddress, lanAddresses, qrCode } from "../src/lan.ts";

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { family: "IPv4", address, internal, netmask: "", mac: "", cidr: null };
}

it("puts the address that phones can reach first", () => {
  const interfaces = {
    lo: [ipv4("127.0.0.1", true)],
    docker0: [ipv4("172.17.0.1")],
    eth1: [ipv4("10.0.0.7")],
    wlan0: [ipv4("192.168.1.20")],
  };
  expect(lanAddresses(interfaces)).toEqual(["192.168.1.20", "10.0.0.7", "172.17.0.1"]);
  expect(lanAddresses({})).toEqual([]);
});

it("listens over IPv6 only where there is such a thing", () => {
  expect(everyAddress({ eth0: [ipv4("192.168.1.20")] })).toBe("0.0.0.0");
  const ipv6: NetworkInterfaceInfo = { ...ipv4("::1"), family: "IPv6", scopeid: 0 };
  expect(everyAddress({ lo: [ipv6] })).toBe("::");
});

it("draws a code with a quiet margin, in fixed colours on a terminal", () => {
  const plain = qrCode("http://192.168.1.20:3000/", { colour: false }).split("\n");
  expect(new Set(plain.map((line) => line.length)).size).toBe(1);
  expect(plain[0]).toMatch(/^█+$/);
  expect(qrCode("x", { colour: true })).toContain("\u001b[97;40m");
});
