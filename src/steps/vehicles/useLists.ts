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
  /** Empty until loaded, because an earlier list belongs to another year or make. */
  readonly items: readonly string[];
}

interface Lists {
  readonly makes: List;
  readonly models: List;
  readonly styles: readonly string[];
  /** Loads a failed list again; null if none failed. Body styles are optional, so their failure doesn't count. */
  readonly retry: (() => void) | null;
}

/** The register's lists for the step, each loaded once the answer it depends on is given. Null requests nothing. */
export function useLists(options: VehicleStepOptions, chosen: Chosen | null): Lists {
  const context = useSession().ruleContext();
  const holds = chosen !== null && modelYear(options)(chosen.year, context) === null;
  const hasMake = holds && chosen.make !== "" && chosen.make !== otherMake;
  const base = { year: Number(chosen?.year), vehicleType: options.type };
  // The register of motorcycles expects capitals.
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
