import { languages, type Language } from "../kernel/language";
import { openStorage } from "../session/kept/storage";

/** What the visitor has chosen in a widget of this tab. It holds for all of them, until the host says another for one. */
const chosen = openStorage("iq.language");

export const chooseLanguage = chosen.write;
export const forgetLanguage = chosen.clear;

/**
 * The language that an element speaks: the visitor's choice, else that of the nearest `lang` from the element's own to the
 * page's. English where that is none of ours.
 */
export function languageOf(element: Element): Language {
  const choice = chosen.read();
  return languages.find((language) => (choice ?? element.matches(`:lang(${language})`)) === (choice ? language : true)) ?? languages[0];
}
