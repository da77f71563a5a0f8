import { languages, type Language } from "../../src/kernel/language";
import { staticFiles } from "../hosting/staticFiles";
import { inLanguage } from "./inLanguage";
import { languageOf } from "./pageLanguage";

/** `staticFiles` with pages in the visitor's language. */
export function filesInLanguage(...[folder, headersOf, transform]: Required<Parameters<typeof staticFiles>>): ReturnType<typeof staticFiles> {
  const filesOf = (language: Language) => staticFiles(folder, headersOf, (text) => transform(/^<!doctype html/i.test(text) ? inLanguage(text, language) : text));
  const files = new Map(languages.map((language) => [language, filesOf(language)]));
  return (request, path, status) => files.get(languageOf(request))!(request, path, status);
}
