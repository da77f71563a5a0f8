import { isPartial, nameOf, translations } from "../../src/kernel/language";
import { missingTexts } from "./missingTexts";

/* `npm run languages`: prints the widget's texts that each translation lacks, by area, such as "quotes: 112 of 140". */
for (const language of translations) {
  const missing = missingTexts(language);
  const lines = missing.length > 0 ? missing.map(({ area, own, all }) => `  ${area}: ${own} of ${all}`) : ["  every text"];
  process.stdout.write(`${nameOf(language)} (${language})${isPartial(language) ? ", partial" : ""}\n${lines.join("\n")}\n`);
}
