import { z } from "../../../src/kernel/zod";
import { listColumn, patternColumn, stateColumn, textColumn } from "./columns";
import { dataFile } from "./dataFile";
import { lazy } from "./lazy";
import { readRows } from "./readRows";

export interface StateRates {
  /** Dollars a year: a typical driver with full coverage, and with the legal minimum. Sandbox levels, not an insurer's rates. */
  autoFull: number;
  autoMin: number;
  /** Dollars a year: a house, a renter's things, a condominium, a motorcycle. */
  homeowners: number;
  renters: number;
  condominium: number;
  motorcycle: number;
  /** Thousands of dollars, as people say it: "25/50", and property damage. */
  minimumBodilyInjury: string;
  minimumPropertyDamage: number;
  required: readonly string[];
}

/** Dollars a year; a trailing `e` marks an estimate. */
const rateColumn = patternColumn(/^\d+e?$/, "a whole amount of dollars, such as 2371, or 862e for an estimate");

/**
 * The coverages that a state's law may require: liability for injury and damage, no-fault and uninsured coverages, medical
 * payments; `FR` means financial responsibility only.
 */
const requirements = ["BI", "PD", "PIP", "UM", "UIM", "MED", "FR"] as const;
const isRequirement = (text: string): text is (typeof requirements)[number] => requirements.some((known) => known === text);

/** A row of `data/states.psv`. Minimum limits in thousands, a person's, an accident's and of property; a `?` marks a law about to change. */
const row = z.object({
  st: stateColumn,
  fips: patternColumn(/^\d{2}$/, "a FIPS number of two digits"),
  name: textColumn,
  autoFull: rateColumn,
  autoMin: rateColumn,
  ho3: rateColumn,
  ho4: rateColumn,
  ho6: rateColumn,
  moto: rateColumn,
  minBI_PD: patternColumn(/^\d+\/\d+\/\d+\??$/, "three limits such as 25/50/25"),
  required: listColumn(isRequirement, `one of ${requirements.join(", ")}`),
});

/** The rates of a table such as `data/states.psv`, by state. Throws one line with the place of a fault. */
export function readStateRates(text: string): ReadonlyMap<string, StateRates> {
  const rows = readRows({ name: "states.psv", text, separator: "|", row });
  return new Map(
    rows.map(({ st, autoFull, autoMin, ho3, ho4, ho6, moto, minBI_PD, required }) => {
      const [person, accident, property] = minBI_PD.replace("?", "").split("/");
      const rates: StateRates = {
        autoFull: Number.parseFloat(autoFull),
        autoMin: Number.parseFloat(autoMin),
        homeowners: Number.parseFloat(ho3),
        renters: Number.parseFloat(ho4),
        condominium: Number.parseFloat(ho6),
        motorcycle: Number.parseFloat(moto),
        minimumBodilyInjury: `${person}/${accident}`,
        minimumPropertyDamage: Number(property),
        required,
      };
      return [st, rates] as const;
    }),
  );
}

export const statesRates = lazy(() => readStateRates(dataFile("states.psv")));

export function stateRates(state: string): StateRates {
  const rates = statesRates().get(state);
  if (!rates) throw new Error(`No rates for ${state}`);
  return rates;
}
