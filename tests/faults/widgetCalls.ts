import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../../src/api/contract/endpoints";

const src = join(import.meta.dirname, "../../src");

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));

/** The names under which the contract's modules export a call: an endpoint may have a second one that reads less of its answer. */
function namesById(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const path of sourcesIn("api/contract")) {
    for (const [, name, id] of readFileSync(join(src, path), "utf8").matchAll(/export const (\w+) = endpoint\(\{\s+id: "(\w+)"/g)) names.set(id!, [...(names.get(id!) ?? []), name!]);
  }
  return names;
}

/** Returns the ids of the calls that the widget makes: those that one of its modules names. */
export function callsOfWidget(): ReadonlySet<string> {
  const names = namesById();
  const widget = sourcesIn(".").filter((path) => !/^(?:api\/contract|conformance|build|fixtures)\//.test(path));
  const words = new Set(widget.flatMap((path) => readFileSync(join(src, path), "utf8").match(/\w+/g) ?? []));
  // The creates of all lines at an address are made from one function.
  const isNamed = (id: string): boolean => (names.get(id) ?? ["creationAt"]).some((name) => words.has(name));
  return new Set(endpoints.map(({ id }) => id).filter(isNamed));
}
