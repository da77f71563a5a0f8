import type { LineSlug } from "../../../src/business/lines";
import type { Origins } from "../../../embed-demo/hosting/origins";
import { Api } from "../../harness/api";
import { keepJournal } from "../../harness/journal";
import { quoteSite } from "../../harness/sites";
import { startStack } from "../../harness/stack";
import { held } from "../bounds";
import { visit } from "../browser/visit";
import { median } from "../figures";
import { markdown } from "../table";
import { answerLine } from "./answerLine";
import { installEffort, type Effort, type Wait } from "./effort";
import { Walker } from "./Walker";

/** Milliseconds of a round trip. Without any, a screen takes what the phone itself needs, as with a form that makes no call. */
const roundTrips = [0, 150, 400] as const;
type RoundTrip = (typeof roundTrips)[number];

/** Milliseconds that the visitor takes for each field and each press, which is faster than people are. */
const pace = 500;

/** Seconds that a walk may wait in all. */
const bounds: Readonly<Partial<Record<LineSlug, Partial<Record<RoundTrip, number>>>>> = { auto: { 150: 1, 400: 2.2 } };

/** The first question of each line. */
const starts: Readonly<Partial<Record<LineSlug, string>>> = { pet: "pet/info" };

/** Walks a line on the demo's own page, on a phone with a processor four times slower, and returns what it took. */
const walkLine = (origins: Origins, line: LineSlug, roundTrip: RoundTrip): Promise<Effort> => {
  const url = quoteSite.at(origins, starts[line] ?? `${line}/address`);
  const ahead = `(${installEffort})(${JSON.stringify(origins.api)});`;
  return visit({ url, ahead, pace, roundTrip, once: true }, async ({ page }) => {
    const context = page.context();
    const visitor = new Walker({ page, site: quoteSite, origins, journal: await keepJournal(context), api: new Api(context, origins) });
    await visitor.arrive();
    await answerLine[line]?.(visitor);
    return page.evaluate(() => ({ ...window.effort }));
  });
};

const seconds = ({ waits }: Effort): number => waits.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000;
const calls = ({ waits }: Effort): number => waits.reduce((sum, { calls: made }) => sum + made, 0);
const written = (value: number, most?: number): string => (most === undefined ? value.toFixed(1) : held(Math.round(value * 10) / 10, most));

/**
 * Walks each line from its first field to its end at each round trip, and returns two tables: what a walk takes, and what each press
 * waits for. The waits for prices aren't in it: they are the companies'.
 */
export async function measureWalks(runs: number, only: readonly string[]): Promise<string> {
  const lines = (Object.keys(answerLine) as LineSlug[]).filter((line) => only.length === 0 || only.includes(line));
  const stack = await startStack();
  try {
    const rows: string[][] = [];
    const presses: string[][] = [];
    for (const line of lines) {
      const efforts = new Map<RoundTrip, readonly Effort[]>();
      for (const roundTrip of roundTrips) {
        const taken: Effort[] = [];
        while (taken.length < runs) {
          process.stderr.write(`Run ${taken.length + 1} of ${runs}: ${line} at ${roundTrip} ms\n`);
          taken.push(await walkLine(stack.origins, line, roundTrip));
        }
        efforts.set(roundTrip, taken);
      }
      const middle = (roundTrip: RoundTrip, of: (effort: Effort) => number): number => median((efforts.get(roundTrip) ?? []).map(of)) ?? 0;
      const waited = roundTrips.map((roundTrip) => written(middle(roundTrip, seconds), bounds[line]?.[roundTrip]));
      rows.push([line, String(middle(150, (effort) => effort.presses)), String(middle(150, (effort) => effort.characters)), String(middle(150, calls)), ...waited]);
      for (const { from, to } of efforts.get(150)?.[0]?.waits ?? []) {
        const same = ({ waits }: Effort): Wait | undefined => waits.find((wait) => wait.from === from && wait.to === to);
        const each = roundTrips.map((roundTrip) => middle(roundTrip, (effort) => same(effort)?.milliseconds ?? 0).toFixed(0));
        presses.push([`${from} → ${to}`, String(middle(150, (effort) => same(effort)?.calls ?? 0)), ...each]);
      }
    }
    const titles = (unit: string) => roundTrips.map((roundTrip) => (roundTrip === 0 ? `waited without a line, ${unit}` : `at ${roundTrip} ms, ${unit}`));
    return [
      markdown([["walk", "presses", "characters", "calls waited for", ...titles("s")], ...rows]),
      markdown([["press", "calls waited for", ...titles("ms")], ...presses]),
    ].join("\n\n");
  } finally {
    await stack.stop();
  }
}
