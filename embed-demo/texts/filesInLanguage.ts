import { languages, type Language } from "../../src/kernel/language";
import { staticFiles } from "../hosting/staticFiles";
import { inLanguage } from "./inLanguage";
import { languageOf } from "./pageLanguage";

type Options = Required<Parameters<typeof staticFiles>>;

/** `staticFiles` with pages in the visitor's language, and with partners' scripts in it as far as they are `publishedIn` it. */
export function filesInLanguage(folder: Options[0], headersOf: Options[1], transform: Options[2], publishedIn?: Parameters<typeof inLanguage>[2]): ReturnType<typeof staticFiles> {
  const filesOf = (language: Language) => staticFiles(folder, headersOf, (text) => transform(/^<!doctype html/i.test(text) ? inLanguage(text, language, publishedIn) : text));
  const files = new Map(languages.map((language) => [language, filesOf(language)]));
  return (request, path, status) => files.get(languageOf(request))!(request, path, status);
}
