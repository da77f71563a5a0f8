import { sourceLanguage } from "../../../src/kernel/language";
import { embedCode, type EmbedKind } from "../../publish/embedCode";
import type { Setting } from "./setting";

/** The tag's own defaults, which its code leaves out. */
const usual: Readonly<Record<string, string>> = { partner: "", line: "", chrome: "minimal", "color-scheme": "light", lang: sourceLanguage, router: "hash" };

/** The code that a page needs for a setting. */
export function codeFor(kind: EmbedKind, setting: Setting): string {
  const given = Object.entries(usual).flatMap(([name, usually]) => {
    const value = setting[name as keyof Setting];
    return value === usually ? [] : [{ name, value }];
  });
  return embedCode(kind, { script: `https://widget.clearmoor.example/content/${setting.partner}/insurance-quote.js`, given });
}
