import { dataFile, lazy } from "../reference/dataFile";

export interface StateRates {
  /** Dollars a year: a typical driver with full coverage, and with what the law asks. Sandbox levels, no insurer's rates. */
  autoFull: number;
  autoMin: number;
  /** Thousands of dollars, as people say it: "25/50", and property damage. */
  minimumBodilyInjury: string;
  minimumPropertyDamage: number;
  required: readonly string[];
}

/** `data/states.psv`: a trailing `e` is an estimate, a `?` a law about to change. */
const table = lazy(() => {
  const rows = dataFile("states.psv").trim().split("\n").slice(1);
  return new Map(
    rows.map((row) => {
      const [code = "", , , full = "", least = "", , , , , limits = "", required = ""] = row.split("|");
      const [person = "25", accident = "50", property = "25"] = limits.replace("?", "").split("/");
      const rates: StateRates = {
        autoFull: Number.parseFloat(full),
        autoMin: Number.parseFloat(least),
        minimumBodilyInjury: `${person}/${accident}`,
        minimumPropertyDamage: Number(property),
        required: required.trim().split(" "),
      };
      return [code, rates] as const;
    }),
  );
});

export function stateRates(state: string): StateRates {
  const rates = table().get(state);
  if (!rates) throw new Error(`No rates for ${state}`);
  return rates;
}
