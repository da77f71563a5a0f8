import { dataFile, lazy } from "./dataFile";

export interface StateRates {
  /** Dollars a year: a typical driver with full coverage, and with what the law asks. Sandbox levels, no insurer's rates. */
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

/** `data/states.psv`: a trailing `e` is an estimate, a `?` a law about to change. */
const table = lazy(() => {
  const rows = dataFile("states.psv").trim().split("\n").slice(1);
  return new Map(
    rows.map((row) => {
      const [code = "", , , full = "", least = "", house = "", tenant = "", condo = "", moto = "", limits = "", required = ""] = row.split("|");
      const [person = "25", accident = "50", property = "25"] = limits.replace("?", "").split("/");
      const rates: StateRates = {
        autoFull: Number.parseFloat(full),
        autoMin: Number.parseFloat(least),
        homeowners: Number.parseFloat(house),
        renters: Number.parseFloat(tenant),
        condominium: Number.parseFloat(condo),
        motorcycle: Number.parseFloat(moto),
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
