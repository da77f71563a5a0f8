import { catalogues, domains, styles, type Beside } from "virtual:beside-parcels";
import type { Language } from "../kernel/language";
import type { Catalogue } from "../kernel/phrase";

/** Milliseconds: one attempt, and the pause before the second. Both are over before the element gives up on the whole widget. */
const patience = { attempt: 6_500, pause: 1_000 } as const;

const asked = new Map<Beside, Promise<unknown>>();

/**
 * Texts, styles and lists of the widget: each file is fetched once a page, whatever is mounted there, and checked against the
 * hash that the build knows. Tried again once, as the loader does with parcels, and anew for whoever asks after a failure.
 */
function made<Made>(file: Beside, make: (text: string) => Made): Promise<Made> {
  const before = asked.get(file);
  if (before) return before as Promise<Made>;
  const attempt = () => read(file);
  const making = attempt()
    .catch(() => new Promise((resolve) => setTimeout(resolve, patience.pause)).then(attempt))
    .then(make);
  making.catch(() => asked.delete(file));
  asked.set(file, making);
  return making;
}

async function read(file: Beside): Promise<string> {
  if ("text" in file) return file.text;
  const { href, integrity } = file;
  const response = await window.fetch(href, { integrity, signal: AbortSignal.timeout(patience.attempt) });
  if (!response.ok) throw new Error(`${href}: status ${response.status}`);
  return response.text();
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
