import { languages, type Language } from "../kernel/language";
import { openStorage } from "../session/kept/storage";

/** The visitor's choice in a widget of this tab. It applies to all of them, until the host sets another language for one. */
const chosen = openStorage("iq.language");

export const chooseLanguage = chosen.write;
export const forgetLanguage = chosen.clear;

/**
 * Returns an element's language: the visitor's choice, or else the nearest `lang` from the element's own to the page's.
 * English if we don't have that language.
 */
export function languageOf(element: Element): Language {
  const choice = chosen.read();
  return languages.find((language) => (choice ?? element.matches(`:lang(${language})`)) === (choice ? language : true)) ?? languages[0];
}
