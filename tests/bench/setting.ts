import { cpus } from "node:os";
import { chromium } from "playwright";
import { findChromium } from "../harness/findChromium";

/** Describes the time, versions and machine of the measurement, without which a table is worth little in a year. */
export async function setting(runs: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const version = browser.version();
  await browser.close();
  const processors = cpus();
  const machine = `${processors[0]?.model.trim() ?? "unknown processor"} × ${processors.length}`;
  return `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.version}, ${machine}, medians of ${runs}.`;
}
