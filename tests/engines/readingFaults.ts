import { setTimeout as pause } from "node:timers/promises";
import axe from "axe-core";
import { fitFaultsNow } from "../harness/inPage/fitFaultsNow";
import { spaceText } from "../harness/inPage/spaceText";
import { lasting } from "../harness/lasting";
import type { Tab } from "./engine";

const element = `document.querySelector("insurance-quote")`;

/** Returns what a reader can't read or reach on a screen (see `fitFaults` of tests/harness); nothing on a page without the widget. */
export const fitFaults = (tab: Tab): Promise<string[]> =>
  lasting(async () => (await tab.evaluate(`(${element}?.shadowRoot ? (${fitFaultsNow.toString()})() : [])`)) as string[]);

const direction = (dir: "ltr" | "rtl"): string => `(${element}?.setAttribute("dir", ${JSON.stringify(dir)}), null)`;
const spacing = (isSpaced: boolean): string => `(${element} ? (${spaceText.toString()})(${String(isSpaced)}) : null, null)`;

/** Returns a screen's faults as it is, from right to left, and with its text spaced by the reader, each with its setting. */
export async function readingFaults(tab: Tab): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string): Promise<void> => void found.push(...(await fitFaults(tab)).map((fault) => `${what}: ${fault}`));
  await look("as it is");
  await tab.evaluate(direction("rtl"));
  await look("from right to left");
  await tab.evaluate(direction("ltr"));
  await tab.evaluate(spacing(true));
  await look("spaced");
  await tab.evaluate(spacing(false));
  return found;
}

/** Returns texts of the widget whose contrast is too low, by axe. */
export async function contrastFaults(tab: Tab): Promise<string[]> {
  if ((await tab.evaluate(`Boolean(${element}?.shadowRoot)`)) !== true) return [];
  if ((await tab.evaluate(`Boolean(window.axe)`)) !== true) await tab.evaluate(`(() => { ${axe.source}; return true; })()`);
  return lasting(async () => {
    await tab.evaluate(
      `(window.iqAxe = null, axe.run(${element}, { runOnly: ["color-contrast"], preload: false, resultTypes: ["violations"] }).then(({ violations }) => { window.iqAxe = violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html.slice(0, 120) + " " + failureSummary)); }, (error) => { window.iqAxe = [String(error)]; }), null)`,
    );
    for (;;) {
      const found = (await tab.evaluate("window.iqAxe ?? null")) as string[] | null;
      if (found) return found;
      await pause(100);
    }
  });
}
