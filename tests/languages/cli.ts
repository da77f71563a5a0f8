import { isPartial, nameOf, translations } from "../../src/kernel/language";
import { missingTexts } from "./missingTexts";
import { textFiles } from "./textFiles";
import { textsInCode } from "./textsInCode";

/*
 * `npm run languages`: prints the texts that each translation lacks, by area, such as "quotes: 112 of 140": the widget's, those
 * of e-mails and fallbacks in the code, and the files of the demo's pages, its service and its partners.
 */
for (const language of translations) {
  const beside = [...textsInCode(language), ...textFiles(language)].filter(({ all, own }) => own < all);
  const missing = [...missingTexts(language), ...beside];
  const lines = missing.length > 0 ? missing.map(({ area, own, all }) => `  ${area}: ${own} of ${all}`) : ["  every text"];
  process.stdout.write(`${nameOf(language)} (${language})${isPartial(language) ? ", partial" : ""}\n${lines.join("\n")}\n`);
}
