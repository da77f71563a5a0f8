import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { always } from "../engines/walks";
import type { Cell } from "./cell";

/** The faults after which a visitor reads a message, by the message. An empty one means that they notice nothing. */
type Seen = Readonly<Record<string, readonly string[]>>;

/** The messages after a call goes wrong once, and after it goes wrong each time. */
export type SeenCalls = Readonly<Record<string, { readonly once: Seen; readonly always: Seen }>>;

const file = join(import.meta.dirname, "../../embed-demo/docs/tables/faults.json");

export const readSeen = async (): Promise<SeenCalls> => JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as SeenCalls;

/** Lists a fault under the text that is seen after it, and under no other. A fault already listed there keeps its place, so a second run changes nothing. */
function withFault(seen: Seen, fault: string, text: string): Seen {
  if (seen[text]?.includes(fault)) return seen;
  const others = Object.entries(seen).map(([each, faults]) => [each, faults.filter((one) => one !== fault)] as const);
  const kept = Object.fromEntries(others.filter(([, faults]) => faults.length > 0));
  return { ...kept, [text]: [...(kept[text] ?? []), fault] };
}

/** True if a row tells what is seen after this fault. */
const isKnown = (seen: Seen, fault: string): boolean => Object.values(seen).some((faults) => faults.includes(fault));

/**
 * Writes what was seen in English into the docs, and keeps what this run didn't try. The first line that makes a call speaks for all: the
 * others add what isn't known, because their visitors may be done before a message would reach them. Life's need no lead, for example.
 */
export async function keepSeen(results: readonly { readonly cell: Cell; readonly sees: string | null }[]): Promise<void> {
  let calls = await readSeen();
  const told = new Set<string>();
  for (const { cell: { walk, endpoint, fault, rhythm, language }, sees } of results) {
    const key = `${endpoint.id} ${fault.name} ${rhythm}`;
    if (language !== "en" || rhythm === "every second" || told.has(key)) continue;
    told.add(key);
    const before = calls[endpoint.id] ?? { once: {}, always: {} };
    if (isKnown(before[rhythm], fault.name) && !always.some(({ start }) => start === walk.start)) continue;
    calls = { ...calls, [endpoint.id]: { ...before, [rhythm]: withFault(before[rhythm], fault.name, sees ?? "") } };
  }
  await writeFile(file, `${JSON.stringify(Object.fromEntries(Object.entries(calls).sort(([one], [other]) => one.localeCompare(other))), null, 2)}\n`);
}
