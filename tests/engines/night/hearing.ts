import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { NightTest } from "./nightTest";

/** Milliseconds in which an engine reports. */
const patience = 10_000;

const faults = [/A page's exception/, /A page's complaint/, /Violation of img-src/];

/** Without this one, every other test would pass in an engine that reports nothing. */
export const hearing: readonly NightTest[] = [
  {
    name: "a page's exceptions, complaints and violations are heard from its first script on",
    options: { complains: true },
    async visit({ tab, goToPage }) {
      await goToPage("/host/complaining/");
      const end = Date.now() + patience;
      const unheard = async () => {
        const heard = await tab.complaints();
        return faults.filter((fault) => !heard.some((one) => fault.test(one))).map(String);
      };
      while ((await unheard()).length > 0 && Date.now() < end) await pause(200);
      expect(await unheard()).toEqual([]);
    },
  },
];
