import { describe, test } from "vitest";
import type { Engine } from "../engine";
import { visiting } from "../visiting";
import { dates } from "./dates";
import { declarations } from "./declarations";
import { dialogs } from "./dialogs";
import { firstScreen } from "./firstScreen";
import { hearing } from "./hearing";
import { hostPages } from "./hostPages";
import { looks } from "./looks";
import { olderBrowser } from "./olderBrowser";
import { printing } from "./printing";
import { returning } from "./returning";
import { stickyBars } from "./stickyBars";

const tests = [...hearing, ...declarations, ...dialogs, ...dates, ...stickyBars, ...firstScreen, ...returning, ...printing, ...hostPages, ...olderBrowser, ...looks];

/** Declares what is tested in one engine each night, beside the walks. */
export function nightIn(engine: () => Engine): void {
  describe.runIf(process.env["IQ_EVERY_WALK"])("each night", () => {
    for (const { name, needs, options = {}, timeout, visit } of tests) {
      test(name, { ...(timeout !== undefined && { timeout }) }, async ({ skip }) => {
        const lacking = needs && engine().lacks[needs];
        if (lacking !== undefined) skip(lacking);
        await visiting(engine(), name, options, visit);
      });
    }
  });
}
