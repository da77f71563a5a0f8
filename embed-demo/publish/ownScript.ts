import type { OwnScript } from "../../src/element/firstPaint/handover";
import type { FirstScreens } from "../../src/element/firstPaint/tree";
import type { Language } from "../../src/kernel/language";
import { offeredLines } from "../../src/partner/flags";
import type { Published } from "../../src/partner/published";
import { screensOf } from "./screensOf";

/** The files that the build leaves for publishing. */
export interface BuiltLoader {
  /** dist/own-loader.js. */
  readonly code: string;
  /** dist/first-screens.json: the screens of every line, by language. */
  readonly first: Readonly<Record<Language, FirstScreens>>;
}

/**
 * A partner's own script: content and first screens of the partner's lines in one language, then loader and painter. `dist` is the
 * widget's address, absolute or relative to the script's folder.
 */
export function ownScript(content: Published, { code, first }: BuiltLoader, dist: string, language: Language): string {
  const own: OwnScript = {
    partner: content.config.id,
    content,
    first: screensOf(first[language], [...offeredLines(content.config), "other"]),
    dist,
  };
  // A second partner's script on the same page adds to the first one's.
  return `{const own=Symbol.for("insurance-quote.own");window[own]=[...(window[own]??[]),${JSON.stringify(own)}]}\n${code}`;
}
