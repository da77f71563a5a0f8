import { partnerConfigSchema, type PartnerConfig } from "./content";

type Path = readonly PropertyKey[];
type Members = Readonly<Record<PropertyKey, unknown>>;

/** Replaces the value at a path. An undefined value removes that member or entry. */
function withValue(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given;
  const next = withValue((value as Members | undefined)?.[name], rest, given);
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => (index !== name ? [entry] : next === undefined ? [] : [next]));
  return { ...(value as Members), [name]: next };
}

/** Returns the path of the list entry that has the fault, or of the member itself. */
const partOf = (path: Path): Path => path.slice(0, path.findLastIndex((name) => typeof name === "number") + 1 || path.length);

/**
 * Repairs a config so that every fault costs only the part that it is in: the list entry, or an optional member, or else the
 * whole field. A field that a page can't do without comes from the spare. `faults` are the paths of all faults. Null if the
 * value isn't a config at all.
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
    // Starts at a list's end, so that the other entries keep their positions.
    for (const [path, value] of [...changes.values()].reverse()) mended = withValue(mended, path, value);
    parsed = partnerConfigSchema.safeParse(mended);
  }
  return parsed.success ? { config: parsed.data, faults: issues.map(({ path }) => path.join(".")) } : null;
}
