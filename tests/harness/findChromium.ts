import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function installed(): string | undefined {
  const given = process.env["CHROMIUM_PATH"];
  if (given !== undefined && given !== "") {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, and there is nothing there.`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const known = [chromium.executablePath(), ...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  return known.find((path) => path !== "" && existsSync(path));
}

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Debian's package brings the libraries that Chromium needs; Playwright's download does not. */
const install = (): boolean =>
  (isRootOnDebian() && works("apt-get", ["update"]) && works("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"])) ||
  works("npx", ["playwright", "install", ...(isRootOnDebian() ? ["--with-deps"] : []), "chromium"]);

/**
 * A Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's; installed when there is none, which the next run finds.
 * Throws with what to do when there is still none.
 */
export function findChromium(): string {
  const found = installed() ?? (install() ? installed() : undefined);
  if (found) return found;
  throw new Error("The tests need a Chromium. Install one (`apt-get install chromium`, or `npx playwright install chromium`) or name it in CHROMIUM_PATH.");
}
