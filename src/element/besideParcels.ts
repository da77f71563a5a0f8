import { catalogues, domains, styles, type Beside } from "virtual:beside-parcels";
import type { Language } from "../kernel/language";
import type { Catalogue } from "../kernel/phrase";

/** Milliseconds between a failed attempt and the second one. */
const pause = 1_000;

const known = new Map<Beside, unknown>();

/**
 * Loads a text, style or list file of the widget once per page, however many widgets it has. Retried once, as the loader does
 * with parcels, and again by the next caller after a failure.
 */
async function made<Made>(file: Beside, make: (text: string) => Made): Promise<Made> {
  if (!known.has(file)) {
    const text = await file().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(file));
    // Another widget of the page may have made it by now.
    if (!known.has(file)) known.set(file, make(text));
  }
  return known.get(file) as Made;
}

/** Returns the texts of a language. Rejects if they are unavailable. */
export const catalogueIn = (language: Language): Promise<Catalogue> => made(catalogues[language]!, (text) => JSON.parse(text) as Catalogue);

/** Returns the endings of e-mail addresses. Rejects if they are unavailable. */
export const topLevelDomains = (): Promise<ReadonlySet<string>> => made(domains, (text) => new Set(text.split(" ")));

/**
 * Returns the rules of all components. The sheet is shared, so a second element on the page costs nothing. Rejects if it is
 * unavailable.
 */
export const widgetStyles = (): Promise<CSSStyleSheet> =>
  made(styles, (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
