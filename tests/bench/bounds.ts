import type { Figure, Samples } from "./figures";
import { medianOf } from "./figures";
import { alone, plainForm, reactForm } from "./pages/baselines";
import type { BenchPage } from "./pages/page";
import { inPage, loader, own, ownInReact, packaged } from "./pages/widget";
import { markdown } from "./table";

interface Bound {
  readonly what: string;
  readonly figure: Figure;
  /** The baseline page that the bound is a multiple of; without one the bound is a plain number. */
  readonly of?: BenchPage;
  readonly loader: number;
  readonly own: number;
  readonly inPage: number;
}

const same = (most: number) => ({ loader: most, own: most, inPage: most });

/** The widget's promises relative to the baselines of the same run. */
const bounds: readonly Bound[] = [
  { what: "first field, of the plain form's", figure: "firstField", of: plainForm, loader: 1.5, own: 1.15, inPage: 1.15 },
  { what: "host's LCP, of the article's alone", figure: "lcp", of: alone, ...same(1.05) },
  { what: "CLS", figure: "cls", ...same(0) },
  { what: "TBT, of the React form's", figure: "blocking", of: reactForm, ...same(1.2) },
  { what: "main thread, of the React form's", figure: "mainThread", of: reactForm, ...same(1.6) },
  { what: "heap, of the React form's", figure: "heap", of: reactForm, ...same(1.8) },
  { what: "work a character in the address field, of the React form's", figure: "addressWork", of: reactForm, ...same(1.25) },
  { what: "work a character in a name field, of the React form's", figure: "nameWork", of: reactForm, ...same(1.1) },
  { what: "Next to the next field, of the React form's", figure: "next", of: reactForm, ...same(1.25) },
  { what: "heap growth over 100 mounts, kB", figure: "heapGrowth", ...same(75) },
  { what: "nodes that 400 mounts leave", figure: "nodeGrowth", ...same(0) },
  { what: "listeners that 400 mounts leave", figure: "listenerGrowth", ...same(0) },
];

/** Two decimals at most, so that 0 stays 0. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Formats a value with its bound, and says when it is over. */
export const held = (value: number, most: number, unit = ""): string => `${short(value)}${unit} of ${short(most)}${unit}${value > most ? ", over" : ""}`;

function cell(samples: Samples, page: BenchPage, { figure, of }: Bound, most: number): string {
  const value = medianOf(samples, page.id, figure);
  const base = of ? medianOf(samples, of.id, figure) : 1;
  // A fast machine may give a baseline of 0, which has no multiples.
  return value === undefined || !base ? "-" : held(value / base, most, of ? " ×" : "");
}

/** Lists each way of embedding with its measured and allowed values. */
export const boundsTable = (samples: Samples): string =>
  markdown([
    ["bound", loader.row, own.row, inPage.row],
    ...bounds.map((bound) => [
      bound.what,
      cell(samples, loader, bound, bound.loader),
      cell(samples, own, bound, bound.own),
      cell(samples, inPage, bound, bound.inPage),
    ]),
  ]);

/** The promise of the package, relative to the partner's own script in the same React page. */
export const packageTable = (samples: Samples): string =>
  markdown([
    ["bound", packaged.row],
    ["first field, of the own script's in the same page", cell(samples, packaged, { what: "", figure: "firstField", of: ownInReact, ...same(1.1) }, 1.1)],
  ]);
