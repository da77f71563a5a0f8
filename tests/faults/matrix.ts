import type { Endpoint } from "../../src/api/contract/endpoint";
import { endpoints } from "../../src/api/contract/endpoints";
import type { Walk } from "../engines/walks";
import type { Cell } from "./cell";
import { detours } from "./detours";
import { faultsOf, rhythms, type Rhythm } from "./faults";
import type { Checkpoint } from "./record";

/** Limits of a run. Everything runs without them. */
export interface Filters {
  readonly call?: string | undefined;
  readonly fault?: string | undefined;
  readonly rhythm?: string | undefined;
  readonly language?: string | undefined;
}

const isWanted = (wanted: string | undefined, name: string): boolean => wanted === undefined || wanted.split(",").includes(name);

/** Whom a fault happens to. A message that stays is read in both languages, at both widths. */
const visitors: Readonly<Record<Rhythm, readonly Pick<Cell, "language" | "width">[]>> = {
  once: [{ language: "en", width: "desktop" }],
  always: [
    { language: "en", width: "desktop" },
    { language: "es", width: "phone" },
  ],
  "every second": [{ language: "es", width: "desktop" }],
};

/** Every cell of a call in one place: each fault, in each rhythm. */
function cellsAt(place: Pick<Cell, "walk" | "path" | "at" | "detour">, endpoint: Endpoint, filters: Filters): readonly Cell[] {
  const faults = faultsOf(endpoint).filter(({ name }) => isWanted(filters.fault, name));
  const wanted = (Object.keys(rhythms) as Rhythm[]).filter((rhythm) => isWanted(filters.rhythm, rhythm));
  return faults.flatMap((fault) => wanted.flatMap((rhythm) => visitors[rhythm].filter(({ language }) => isWanted(filters.language, language)).map((visitor) => ({ ...place, endpoint, fault, rhythm, ...visitor }))));
}

/** Every cell of a walk: each call from the screen that first makes it, and those of what else can be done on its screens. */
export function cellsOf(walk: Walk, path: readonly Checkpoint[], filters: Filters): readonly Cell[] {
  const wanted = endpoints.filter(({ id }) => isWanted(filters.call, id));
  const onTheWay = wanted.flatMap((endpoint) => {
    const at = path.findIndex(({ calls }) => calls.includes(endpoint.id));
    return at === -1 ? [] : cellsAt({ walk, path, at }, endpoint, filters);
  });
  const aside = detours
    .filter((detour) => detour.walk.start === walk.start)
    .flatMap((detour) => {
      const at = path.findIndex(({ route }) => detour.route.test(route));
      const calls = wanted.filter(({ id }) => (detour.calls as readonly string[]).includes(id));
      return at === -1 ? [] : calls.flatMap((endpoint) => cellsAt({ walk: { ...detour.walk, isBuying: walk.isBuying ?? false }, path, at, detour }, endpoint, filters));
    });
  return [...onTheWay, ...aside];
}
