import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { fromDebian, isRootOnDebian, works } from "./debian";
import { onPath } from "./onPath";

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

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => path !== "" && existsSync(path));

const installed = (): string | undefined => given() ?? firstOf([chromium.executablePath(), onPath(...names) ?? "", ...elsewhere]);

/**
 * Installs Debian's package, which brings the libraries that Chromium needs; Playwright's download doesn't. Not every
 * release has the shell.
 */
function install(): boolean {
  if (fromDebian("chromium")) {
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
  return given() ?? onPath(...shells) ?? chromiumPath;
}
