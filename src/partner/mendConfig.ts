import { partnerConfigSchema, type PartnerConfig } from "./content";

type Path = readonly PropertyKey[];
type Members = Readonly<Record<PropertyKey, unknown>>;

/** With another value there, and without that member or entry where the value is undefined. */
function withValue(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given;
  const next = withValue((value as Members | undefined)?.[name], rest, given);
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => (index !== name ? [entry] : next === undefined ? [] : [next]));
  return { ...(value as Members), [name]: next };
}

/** The entry of a list that a fault is in, or the member itself. */
const partOf = (path: Path): Path => path.slice(0, path.findLastIndex((name) => typeof name === "number") + 1 || path.length);

/**
 * A config in which every fault costs what it is about and no more: the entry of a list, or the member itself where it may be
 * missing, else the whole field, and where a page can't do without that, the spare's. `faults` are the paths of all that was
 * wrong. Null where it isn't a config at all.
 */
export function mendConfig(
  config: unknown,
  spare: Partial<PartnerConfig>,
): { readonly config: PartnerConfig; readonly faults: readonly string[] } | null {
  const cuts: readonly ((path: Path) => readonly [Path, unknown])[] = [
    (path) => [partOf(path), undefined],
    (path) => [path.slice(0, 1), undefined],
    ([field]) => [[field!], (spare as Members)[field!]],
  ];
  let mended = config;
  let parsed = partnerConfigSchema.safeParse(mended);
  const issues = parsed.error?.issues ?? [];
  if (issues.some(({ path }) => path.length === 0)) return null;
  for (const cut of cuts) {
    const changes = new Map((parsed.error?.issues ?? []).map(({ path }) => [cut(path)[0].join(), cut(path)]));
    // The last of a list first: the places of the others stay.
    for (const [path, value] of [...changes.values()].reverse()) mended = withValue(mended, path, value);
    parsed = partnerConfigSchema.safeParse(mended);
  }
  return parsed.success ? { config: parsed.data, faults: issues.map(({ path }) => path.join(".")) } : null;
}
