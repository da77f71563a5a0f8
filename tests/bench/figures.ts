const whole = (value: number): string => value.toFixed(0);
const tenths = (value: number): string => value.toFixed(1);

/** Everything that is measured, in the order of the columns: each column's title and number format. */
export const figures = {
  scripts: ["JS br kB", tenths],
  requests: ["requests", whole],
  firstField: ["first field ms", whole],
  lcp: ["host LCP ms", whole],
  cls: ["CLS", (value) => value.toFixed(3)],
  blocking: ["TBT ms", whole],
  mainThread: ["main thread ms", whole],
  longestTask: ["longest task ms", whole],
  heap: ["heap MB", (value) => value.toFixed(2)],
  addressWork: ["work a character, address ms", tenths],
  nameWork: ["work a character, name ms", tenths],
  next: ["Next ms", whole],
  nextWork: ["work of Next ms", whole],
  heapGrowth: ["heap growth kB", tenths],
  nodeGrowth: ["nodes", whole],
  listenerGrowth: ["listeners", whole],
} satisfies Record<string, readonly [title: string, written: (value: number) => string]>;

export type Figure = keyof typeof figures;

/** The figures of one visit, without those that the page doesn't have. */
export type Sample = Partial<Readonly<Record<Figure, number>>>;

/** Samples by page id. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export const medianOf = (samples: Samples, page: string, figure: Figure): number | undefined =>
  median((samples.get(page) ?? []).flatMap((sample) => sample[figure] ?? []));
