import { catalogues, type Language } from "virtual:catalogues";
import type { Catalogue } from "../kernel/phrase";
import { fetchJson } from "../partner/fetchJson";

/** Milliseconds. Before the element gives up on the whole widget, so that "Try again" asks anew. */
const patience = 14_000;

const asked = new Map<Language, Promise<Catalogue>>();

/**
 * The texts of a language: fetched once a page, whatever is mounted there, and checked against the hash that the build knows.
 * Asked for anew after a failure. Rejects where it can't be had.
 */
export function catalogueIn(language: Language): Promise<Catalogue> {
  const before = asked.get(language);
  if (before) return before;
  const made = open(language);
  made.catch(() => asked.delete(language));
  asked.set(language, made);
  return made;
}

async function open(language: Language): Promise<Catalogue> {
  const known = catalogues[language];
  if ("texts" in known) return known.texts;
  const { href, integrity } = known;
  return (await fetchJson((url, init) => window.fetch(url, { ...init, integrity }), patience)(href)) as Catalogue;
}
