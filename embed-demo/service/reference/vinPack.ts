import { z } from "../../../src/kernel/zod";
import { dataFile } from "./dataFile";
import { lazy } from "./lazy";
import { modelYear } from "./modelYear";
import { readJson } from "./readJson";

const named = z.record(z.string(), z.string("It isn't a text."));
/** The last year is 0 if the model is still built. */
const lastYear = z.union([z.literal(0), modelYear], "It is neither a model year nor 0.");
const makers = z.record(
  z.string().check(z.regex(/^[A-Z0-9]{3}(?:[A-Z0-9]{3})?$/, "It isn't a maker's three or six characters of a VIN.")),
  z.object({ t: z.int("It isn't the number of a vehicle type."), s: z.record(z.string(), z.tuple([modelYear, lastYear], "It needs the first and the last year.")) }),
);
/**
 * NHTSA's register of VINs as `data/vinpack.json.gz` has it: `M` models ("Make|Model") and `B` body styles by their ids, `W` makers
 * with their vehicle type `t` and the years of their schemas `s`, `S` schemas with the VIN patterns of models `m` and bodies `b`.
 */
const schema = z.object({
  M: z.record(z.string(), z.string().check(z.regex(/^[^|]+\|[^|]+$/, "It isn't a make and a model with a | between."))),
  B: named,
  W: makers,
  S: z.record(z.string(), z.object({ m: named, b: z.optional(named) })),
});

/** The register of a file such as `data/vinpack.json.gz`. Throws one line with the place of a fault. */
export const readVinPack = (text: string) => readJson("vinpack.json.gz", text, schema);

export const vinPack = lazy(() => readVinPack(dataFile("vinpack.json.gz")));

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
