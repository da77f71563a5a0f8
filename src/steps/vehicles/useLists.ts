import { useMemo } from "react";
import { listMakes, listModels, listVinPrefixes } from "../../api/contract/vehicles";
import { useSession } from "../../session/context";
import type { Lookup } from "../../session/application/lookup";
import { useLookup } from "../../session/application/lookup";
import { modelYear, otherMake } from "./itemRules";
import type { VehicleStepOptions } from "./options";

interface Chosen {
  year: string;
  make: string;
  model: string;
}

interface List {
  readonly status: Lookup<unknown>["status"];
  /** Empty until it is there: an earlier answer belongs to another year or make. */
  readonly items: readonly string[];
}

interface Lists {
  readonly makes: List;
  readonly models: List;
  readonly styles: readonly string[];
  /** Asks again for the list that didn't load; null while nothing is wrong. Body styles can be done without. */
  readonly retry: (() => void) | null;
}

/** What the register of vehicles knows, each list as soon as what it depends on is answered. Null asks for nothing. */
export function useLists(options: VehicleStepOptions, chosen: Chosen | null): Lists {
  const context = useSession().ruleContext();
  const holds = chosen !== null && modelYear(options)(chosen.year, context) === null;
  const hasMake = holds && chosen.make !== "" && chosen.make !== otherMake;
  const base = { year: Number(chosen?.year), vehicleType: options.type };
  // The register of motorcycles is asked in capitals.
  const make = (options.type === "motorcycle" ? chosen?.make.toUpperCase() : chosen?.make) ?? "";
  const query = { ...base, make, ...(context.state !== null && { state: context.state }) };

  const makes = useLookup(listMakes, holds ? { query: base } : null);
  const models = useLookup(listModels, hasMake ? { query } : null);
  const prefixes = useLookup(listVinPrefixes, hasMake && chosen.model !== "" ? { query: { ...query, model: chosen.model } } : null);
  const styles = useMemo(
    () => (prefixes.status === "succeeded" ? [...new Set(prefixes.value?.vinPrefixes.map((prefix) => prefix.bodyStyle))] : []),
    [prefixes.status, prefixes.value],
  );
  return {
    makes: { status: makes.status, items: makes.status === "succeeded" ? (makes.value?.makes ?? []) : [] },
    models: { status: models.status, items: models.status === "succeeded" ? (models.value?.models ?? []) : [] },
    styles,
    retry: [makes, models].find(({ status }) => status === "failed")?.retry ?? null,
  };
}
