import { alone, oneInput, plainForm, reactForm } from "./baselines";
import type { BenchPage } from "./page";
import { inPage, loader, own, ownInReact, packaged } from "./widget";

/** All pages, in the order of the table's rows. */
const all: readonly BenchPage[] = [alone, plainForm, oneInput, reactForm, loader, own, inPage, ownInReact, packaged];

/** Returns the pages with these ids; all pages for an empty list. */
export function pagesOf(ids: readonly string[]): readonly BenchPage[] {
  const unknown = ids.filter((id) => !all.some((page) => page.id === id));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(", ")}. There are ${all.map(({ id }) => id).join(", ")}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
