import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs a command and shows its output. Returns true if it succeeds. */
export const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

export const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

let isUpdated: boolean | undefined;

/** Installs Debian's packages, on a Debian whose user may. Returns true if it succeeds. */
export function fromDebian(...names: readonly string[]): boolean {
  if (!isRootOnDebian()) return false;
  isUpdated ??= works("apt-get", ["update"]);
  return isUpdated && works("apt-get", ["install", "--yes", "--no-install-recommends", ...names]);
}
