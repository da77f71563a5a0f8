import { expect } from "vitest";
import { morgans } from "../answers";
import type { Tab, WindowOptions } from "../engine";
import { contrastFaults, fitFaults } from "../readingFaults";
import type { Visit } from "../visiting";
import { sizes } from "../visiting";
import { walk } from "../walk";
import type { NightTest } from "./nightTest";

interface Look {
  readonly name: string;
  readonly size: WindowOptions;
  /** An expression that is true where the engine has the setting. */
  readonly isSet: string;
  start(visit: Visit): Promise<void>;
  faults(tab: Tab): Promise<string[]>;
}

const element = `document.querySelector("insurance-quote")`;
const onQuotePage = ({ goToRoute }: Visit): Promise<void> => goToRoute("auto/address");

const everyLook: readonly Look[] = [
  { name: "at 320 px, which is 1280 at 400 %", size: { width: 320, height: 640 }, isSet: "innerWidth === 320", start: onQuotePage, faults: fitFaults },
  { name: "at 640 px, which is 1280 at 200 %", size: { width: 640, height: 512 }, isSet: "innerWidth === 640", start: onQuotePage, faults: fitFaults },
  {
    name: "with a font of 32 px",
    size: { ...sizes.phone, preference: "largeText" },
    isSet: `parseFloat(getComputedStyle(${element}).fontSize) === 32`,
    start: onQuotePage,
    faults: fitFaults,
  },
  {
    name: "in dark",
    size: { ...sizes.phone, preference: "dark" },
    isSet: `matchMedia("(prefers-color-scheme: dark)").matches && getComputedStyle(${element}).colorScheme.includes("dark")`,
    start: ({ goToPage }) => goToPage("/host/auto-dark/"),
    faults: contrastFaults,
  },
  { name: "in forced colors", size: { ...sizes.phone, preference: "forcedColors" }, isSet: `matchMedia("(forced-colors: active)").matches`, start: onQuotePage, faults: contrastFaults },
];

/** A visitor's settings that only a window or a browser of its own has; the walks look from right to left and at spaced text. */
export const looks: readonly NightTest[] = everyLook.map(({ name, size, isSet, start, faults }) => ({
  name: `auto can be read and answered ${name}`,
  ...(size.preference && { needs: size.preference }),
  options: { size },
  timeout: 600_000,
  async visit(visit) {
    const { person, tab } = visit;
    await start(visit);
    const found: string[] = [];
    await walk(person, {
      answers: morgans,
      last: /^auto\/finalize\/success$/,
      async onScreen(route) {
        if (found.length === 0 && route.endsWith("driver")) expect(await tab.evaluate(isSet)).toBe(true);
        found.push(...(await faults(tab)).map((fault) => `${route}: ${fault}`));
      },
    });
    expect(found).toEqual([]);
  },
}));
