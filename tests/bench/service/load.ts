import { walkFunnel, type Visitor } from "../../harness/funnel";

/** Visitors at once. */
export const visitors = 20;
/** Funnels that are timed, after one of each visitor that isn't. */
export const timedFunnels = 120;

export interface Load {
  readonly perSecond: number;
  /** Milliseconds from each submission to its first price, the shortest first. */
  readonly firstPrices: readonly number[];
}

let last = 0;

/** A visitor at an address that nobody else has, because calls are limited by address. */
export function newVisitor(url: string, partnerKey = "pk_default_demo"): Visitor {
  last += 1;
  return { url, partnerKey, address: `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}` };
}

/** Walks so many funnels, as many at once as there are visitors, half of them auto and half renters, over all processes. */
export async function walkFunnels(urls: readonly string[], count: number): Promise<Load> {
  const firstPrices: number[] = [];
  let begun = 0;
  const visit = async (): Promise<void> => {
    while (begun < count) {
      const number = begun++;
      const visitor = newVisitor(urls[(number >> 1) % urls.length]!);
      firstPrices.push((await walkFunnel(visitor, number % 2 === 0 ? "auto" : "renters")).firstPrice);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: visitors }, visit));
  return { perSecond: (1_000 * count) / (performance.now() - started), firstPrices: firstPrices.sort((a, b) => a - b) };
}
