import { catalogues, domains, styles, type Beside } from "virtual:beside-parcels";
import type { Language } from "../kernel/language";
import type { Catalogue } from "../kernel/phrase";
import { fetchFile } from "./fetchFile";

/** Milliseconds between an attempt that failed and the second. */
const pause = 1_000;

const known = new Map<Beside, unknown>();

/**
 * Texts, styles and lists of the widget: each file is fetched once a page, whatever is mounted there, and checked against the
 * hash that the build knows. Tried again once, as the loader does with parcels, and anew for whoever asks after a failure.
 */
async function made<Made>(file: Beside, make: (text: string) => Made): Promise<Made> {
  const attempt = async () => ("text" in file ? file.text : fetchFile(file));
  if (!known.has(file)) {
    const text = await attempt().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(attempt));
    // Another widget of the page may have made it by now.
    if (!known.has(file)) known.set(file, make(text));
  }
  return known.get(file) as Made;
}

/** The texts of a language. Rejects where they can't be had. */
export const catalogueIn = (language: Language): Promise<Catalogue> => made(catalogues[language], (text) => JSON.parse(text) as Catalogue);

/** What an e-mail address may end with. Rejects where they can't be had. */
export const topLevelDomains = (): Promise<ReadonlySet<string>> => made(domains, (text) => new Set(text.split(" ")));

/** The rules of every component. The sheet is shared: a second element on the page costs nothing. Rejects where it can't be had. */
export const widgetStyles = (): Promise<CSSStyleSheet> =>
  made(styles, (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
