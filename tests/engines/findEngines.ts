import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fromDebian } from "../harness/debian";
import { onPath } from "../harness/onPath";

/** The programs that a WebKit is driven with. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

const firefox = (): string | undefined => process.env["FIREFOX_PATH"] || onPath("firefox-esr", "firefox");

/** Debian keeps it in a folder named after the processor, others directly in /usr/libexec. */
function miniBrowser(): string | undefined {
  const folders = ["/usr/libexec", "/usr/lib", ...(existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [])];
  return folders.flatMap((folder) => ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => join(folder, version, "MiniBrowser"))).find((path) => existsSync(path));
}

function webKit(): WebKitPaths | undefined {
  const [driver, xvfb] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  const browser = miniBrowser();
  return driver !== undefined && xvfb !== undefined && browser !== undefined ? { driver, browser, xvfb } : undefined;
}

/**
 * Returns the path of a Firefox: `FIREFOX_PATH`, or the system's. Without one it installs Debian's, which later runs find;
 * undefined if that fails.
 */
export const findFirefox = (): string | undefined => firefox() ?? (fromDebian("firefox-esr") ? firefox() : undefined);

/** Returns the paths of WebKitGTK's driver and browser. Without them it installs Debian's; undefined if that fails. */
export const findWebKit = (): WebKitPaths | undefined => webKit() ?? (fromDebian("webkit2gtk-driver", "xvfb") ? webKit() : undefined);
