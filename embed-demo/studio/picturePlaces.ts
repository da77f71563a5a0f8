import { lineNames } from "../../src/lines/lines";
import { lineSlugs } from "../../src/business/lines";
import { say } from "../../src/kernel/phrase";

/** Pictures that `config.json` names, by their place in it. */
export const picturePlaces: readonly (readonly [place: string, label: string, line?: string])[] = [
  ["logo", "Logo"],
  ["watermark", "Watermark of the footer"],
  ["favicon", "Favicon"],
  ["hero", "Drawing of the first screen"],
  ...lineSlugs.map((slug) => [`productIcons.${slug}`, `Icon of the card “${say(lineNames[slug])}”`, say(lineNames[slug])] as const),
];
