// What tests need and npm cannot bring is installed from Debian, where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Only on Debian itself: some packages of that name are other things on systems derived from it. True if it worked. */
export function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!isRoot || !/^ID=debian$/m.test(release)) return false;
  console.log(`Installing ${name} (apt-get install ${name}) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", args, { stdio: "inherit", env }).status === 0;
  apt("update"); // may complain about one source of several and still know the package
  return apt("install", "-y", "--no-install-recommends", name);
}
