import { sourceLanguage, translations } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";
import type { Fault } from "../publish/fault";
import type { Beginning } from "./beginning";
import { ownWords } from "./draftTexts";
import type { Say } from "./speaker";
import { tokenLabel } from "./tokenText";

/** Most characters of a text that names its own field. */
const most = 48;

const short = (text: string): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** A field's label as its section shows it: a token by its purpose, a text by the widget's own words. Others keep theirs. */
export function faultLabel({ file, place }: Pick<Fault, "file" | "place">, label: string, beginning: Pick<Beginning, "baseTheme" | "catalogues">, say: Say): string {
  if (label !== place) return say(label);
  const language = translations.find((one) => file === textFile(one)) ?? sourceLanguage;
  const text = ownWords(beginning, language)[place];
  if (text !== undefined) return say("“{text}”", { text: short(text) });
  const [group = "", name = ""] = place.split(".");
  const token = beginning.baseTheme[group]?.[name];
  return say(token ? (token.$description ?? tokenLabel(name)) : label);
}
