import { carrierFacts, type CarrierFacts } from "../../../src/api/contract/quote";
import { isLineSlug, wireOf, type InsuranceLine } from "../../../src/business/lines";
import { z } from "../../../src/kernel/zod";
import { column, exceptStatesColumn, listColumn, numberColumn, patternColumn, textColumn, wordColumn } from "./columns";
import { dataFile } from "./dataFile";
import { lazy } from "./lazy";
import { readRows } from "./readRows";

export interface Carrier {
  id: string;
  name: string;
  lines: readonly InsuranceLine[];
  /** The level of its prices: 1 is the market's. */
  level: number;
  /** 0 accepts everybody, 1 nobody with any risk. */
  strictness: number;
  /** 0-5 in tenths. */
  claimsRating: number;
  /** The typical response time. */
  latencyMs: number;
  termMonths: 1 | 6 | 12;
  /** `panel` answers at once; `advisor` is an additional carrier, quoted by phone; `online` also sells. */
  channel: "panel" | "advisor" | "online";
  facts: CarrierFacts;
  writesIn(state: string): boolean;
}

/** A column for each of the contract's facts about carriers. Empty where the fact isn't known. */
const factColumns = Object.fromEntries(
  Object.entries(carrierFacts.shape).map(([name, schema]) => [
    name,
    column((text) => (text === "" || schema.safeParse(text).success ? { value: text } : `"${text}" isn't one of the contract's values.`)),
  ]),
);

/** The facts of a row, without those whose column is empty: a quote has no member for what isn't known. */
const factsIn = (row: object): CarrierFacts => carrierFacts.parse(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== "")));

/** A row of `data/carriers.csv`. Lines by their slugs. States: `*` for all, or a minus and those that the carrier stays out of. */
const row = z.object({
  id: patternColumn(/^[a-z][a-z0-9_]*$/, "an id of small letters, digits and underscores"),
  name: textColumn,
  lines: listColumn(isLineSlug, "a line"),
  states: exceptStatesColumn,
  level: numberColumn(0.1, 10),
  strictness: numberColumn(0, 1),
  claimsRating: numberColumn(0, 5),
  latencyMs: numberColumn(1, 60_000),
  termMonths: wordColumn(["1", "6", "12"]),
  channel: wordColumn(["panel", "advisor", "online"]),
  ...factColumns,
});

/** The carriers of a table such as `data/carriers.csv`. Throws one line with the place of a fault. */
export function readCarriers(text: string): Carrier[] {
  const name = "carriers.csv";
  const rows = readRows({ name, text, separator: ",", row });
  const twice = rows.findIndex(({ id }, index) => rows.findIndex((other) => other.id === id) < index);
  if (twice >= 0) throw new Error(`${name}, line ${twice + 2}, column id: "${rows[twice]?.id}" is another carrier's.`);
  return rows.map(({ lines, states, termMonths, ...carrier }) => ({
    ...carrier,
    lines: lines.map(wireOf),
    termMonths: Number(termMonths) as Carrier["termMonths"],
    facts: factsIn(carrier),
    writesIn: (state: string) => !states.some((excluded) => excluded === state),
  }));
}

export const carriers = lazy<readonly Carrier[]>(() => readCarriers(dataFile("carriers.csv")));

export function carrierById(id: string): Carrier {
  const carrier = carriers().find((candidate) => candidate.id === id);
  if (!carrier) throw new Error(`No carrier ${id}`);
  return carrier;
}

/** Carriers that write a line in the state: those that answer at once, or those that an advisor asks. */
export const carriersFor = (line: InsuranceLine, state: string, channel: "panel" | "advisor"): Carrier[] =>
  carriers().filter(
    (carrier) => carrier.lines.includes(line) && carrier.writesIn(state) && (carrier.channel === "advisor") === (channel === "advisor"),
  );
