import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startStack } from "../harness/stack";
import { held } from "./bounds";
import { median } from "./figures";
import { bursts } from "./samples/bursts";
import { crowd, worstFirstPrice } from "./samples/crowd";
import type { QuoteTimes } from "./samples/quotes";
import { quotes } from "./samples/quotes";
import { walk } from "./samples/walk";
import { markdown } from "./table";

/** Most requests and kilobytes of a whole walk. */
const walkBounds = { requests: 10, kilobytes: 150 } as const;

const seconds = (times: readonly QuoteTimes[], which: keyof QuoteTimes): string => String(median(times.map((time) => time[which])) ?? "-");

/** Milliseconds: the longest task while prices arrive on the slow CPU, and a price's way to the screen. */
const quoteBounds = { task: 50, firstPrice: 600 } as const;

/** Returns the worst first price of each crowd, in which every visitor asks all companies. */
async function crowds(runs: number): Promise<readonly number[]> {
  const ahead = pathToFileURL(join(import.meta.dirname, "samples/wholePanel.ts")).href;
  const stack = await startStack({ ratingSpeed: 1, ahead });
  try {
    const worst: number[] = [];
    while (worst.length < runs) {
      process.stderr.write(`Run ${worst.length + 1} of ${runs}: ${crowd} visitors at once\n`);
      worst.push(await worstFirstPrice(stack.origins));
    }
    return worst;
  } finally {
    await stack.stop();
  }
}

/** Measures the bytes of a whole walk and the time to quotes, which need the quote service, as a table. */
export async function measureDemo(runs: number): Promise<string> {
  // Carriers answer at realistic speed.
  const stack = await startStack({ ratingSpeed: 1 });
  try {
    process.stderr.write("A walk through auto\n");
    const scripts = await walk(stack.origins);
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    const times: QuoteTimes[] = [];
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`Run ${run} of ${runs}: quotes\n`);
      times.push(await quotes(stack.origins));
    }
    process.stderr.write("Bursts of 60 companies\n");
    const tasks: number[] = [];
    while (tasks.length < runs) tasks.push(await bursts(stack.origins));
    const worst = await crowds(runs);
    return markdown([
      ["the demo", ""],
      ["JS requests of an auto walk to success", held(scripts.length, walkBounds.requests)],
      ["JS of that walk, brotli", held(kilobytes, walkBounds.kilobytes, " kB")],
      ["first quote after submit, ms", seconds(times, "first")],
      ["last quote after submit, ms", seconds(times, "last")],
      ["longest task while 60 companies answer in bursts, CPU 4x slower, ms", held(Math.round(median(tasks) ?? 0), quoteBounds.task)],
      [`company's answer to first price, worst of ${crowd} visitors at once with 60 companies each, one of them on screen, ms`, held(Math.round(median(worst) ?? 0), quoteBounds.firstPrice)],
    ]);
  } finally {
    await stack.stop();
  }
}
