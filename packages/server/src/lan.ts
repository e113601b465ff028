import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Interfaces that lead to containers and virtual machines on this computer, where no phone is. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|tailscale|wg|utun)/;

/** IPv4 addresses of this computer as others in the room see it, the likeliest first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, name })))
    .filter((info) => info.family === "IPv4" && !info.internal)
    .sort((a, b) => distance(a) - distance(b))
    .map((info) => info.address);
}

/** A home router hands out 192.168, sometimes 10; 172.16 to 31 is more often a container's network. */
function distance({ name, address }: { name: string; address: string }): number {
  if (VIRTUAL.test(name)) return 4;
  if (address.startsWith("192.168.")) return 0;
  if (address.startsWith("10.")) return 1;
  if (/^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 2;
  return 3;
}

/** The address to listen on to be reached over every interface, IPv6 included where this computer has it. */
export function everyAddress(interfaces: Interfaces = networkInterfaces()): string {
  const hasIPv6 = Object.values(interfaces).some((infos) => infos?.some((info) => info.family === "IPv6"));
  return hasIPv6 ? "::" : "0.0.0.0";
}

/**
 * A QR code for a terminal, two modules a character. On a terminal the colours are set outright: with the terminal's
 * own it would come out inverted on light themes, which some phones do not read.
 */
export function qrCode(text: string, { colour }: { colour: boolean }): string {
  const code = renderUnicodeCompact(text, { border: 2 });
  if (!colour) return code;
  const lines = code.split("\n").map((line) => `\u001b[97;40m${line}\u001b[0m`);
  return lines.join("\n");
}
