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

/** Chromium's headless shells, which have no autofill and no back/forward cache. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

function given(): string | undefined {
  const path = process.env["CHROMIUM_PATH"];
  if (path === undefined || path === "" || existsSync(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH names ${path}, which doesn't exist.`);
}

const onPath = (wanted: readonly string[]): readonly string[] =>
  wanted.flatMap((name) => (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)));

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => path !== "" && existsSync(path));

const installed = (): string | undefined => given() ?? firstOf([chromium.executablePath(), ...onPath(names), ...elsewhere]);

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const fromDebian = (name: string): boolean => works("apt-get", ["install", "--yes", "--no-install-recommends", name]);

/**
 * Installs Debian's package, which brings the libraries that Chromium needs; Playwright's download doesn't. Not every
 * release has the shell.
 */
function install(): boolean {
  if (isRootOnDebian() && works("apt-get", ["update"]) && fromDebian("chromium")) {
    fromDebian("chromium-headless-shell");
    return true;
  }
  return works("npx", ["playwright", "install", ...(isRootOnDebian() ? ["--with-deps"] : []), "chromium"]);
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's. Without one it installs one, which
 * later runs find. Throws with instructions if that fails.
 */
export function findChromium(): string {
  const found = installed() ?? (install() ? installed() : undefined);
  if (found) return found;
  throw new Error("The tests need a Chromium. Install one (`apt-get install chromium`, or `npx playwright install chromium`) or name it in CHROMIUM_PATH.");
}

/**
 * Returns the path of a headless shell, which takes two thirds of the time for the same pages; without one, of
 * `findChromium()`.
 */
export function findShell(): string {
  const chromiumPath = findChromium();
  return given() ?? firstOf(onPath(shells)) ?? chromiumPath;
}
