import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { src } from "./paths.mjs";

const files = readdirSync(src, { recursive: true }).map((file) => file.split(sep).join("/"));
const lines = files.flatMap((file) => /^lines\/(\w+)\/line\.ts$/.exec(file)?.[1] ?? []);

/** Returns a module and all modules that it reaches by static imports. */
function closure(entry, infoOf, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of infoOf(entry)?.importedIds ?? []) closure(id, infoOf, found);
  return found;
}

/** The parcel of each module, from the cut that rollup.config.mjs describes. */
export function parcelOf({ packages, entries, kinds }) {
  const named = { ...entries, ...Object.fromEntries(lines.map((line) => [line, [`lines/${line}/line.ts`]])) };
  const filesOf = (entry) => (entry instanceof RegExp ? files.filter((file) => entry.test(file)) : [entry]);
  let closures;
  return (id, { getModuleInfo }) => {
    for (const [parcel, names] of Object.entries(packages)) {
      if (names.some((name) => id.includes(`/node_modules/${name}/`)) || /^\0.*commonjs/.test(id)) return parcel;
    }
    closures ??= new Map(Object.entries(named).map(([parcel, own]) => [parcel, new Set(own.flatMap(filesOf).flatMap((file) => [...closure(join(src, file), getModuleInfo)]))]));
    const idsOf = (parcel) => closures.get(parcel);
    const by = [...closures.keys()].filter((parcel) => idsOf(parcel).has(id));
    if (by.includes("app")) return "app";
    if (by.length === 1) return by[0];
    if (by.length === 0) throw new Error(`${id} is in no parcel: name what brings it along in rollup.config.mjs`);
    const ofKind = (kind) => (parcel) => (Array.isArray(kind) ? kind.includes(parcel) : lines.includes(parcel) && idsOf(parcel).has(join(src, kind)));
    return Object.keys(kinds).find((name) => by.every(ofKind(kinds[name]))) ?? "steps";
  };
}
