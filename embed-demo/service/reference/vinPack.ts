import { dataFile, lazy } from "./dataFile";

/** `data/vinpack.json.gz` as its README describes it. */
interface Pack {
  M: Record<string, string>;
  B: Record<string, string>;
  W: Record<string, { t: number; s: Record<string, [number, number]> }>;
  S: Record<string, { m: Record<string, string>; b?: Record<string, string> }>;
}

export const vinPack = lazy(() => JSON.parse(dataFile("vinpack.json.gz")) as Pack);

/** NHTSA's vehicle types. */
export const vehicleTypes = { motorcycle: [1], car: [2, 3, 7] } as const;

/** An end of 0 means still built. */
export const covers = ([from, to]: readonly [number, number], year: number): boolean => year >= from && (to === 0 || year <= to);

/** Positions 4-8 and, after the bar, from 10 on: `*` any, `#` a digit, `[…]` a set with ranges. Short patterns match a beginning. */
export const toRegExp = (pattern: string): RegExp => {
  const [front = "", back] = pattern.split("|");
  const part = (text: string) => text.replace(/\*/g, ".").replace(/#/g, "\\d");
  return new RegExp(`^${part(front)}[^|]*${back === undefined ? "" : `\\|${part(back)}`}`);
};
