import { translations } from "../../src/kernel/language";
import { englishName, textFile } from "../../src/partner/publish/languageFiles";
import type { Fault } from "../publish/fault";
import { companyField } from "./companyFields";
import { paintOf } from "./paints";
import { picturePlaces } from "./picturePlaces";

interface StudioField {
  /** Section and field, as the studio labels them in English. */
  readonly section: string;
  readonly label: string;
  readonly id: string;
}

const others: readonly (readonly [place: RegExp, section: string, label: string, id: string])[] = [
  [/^name$/, "Brand", "Name", "name"],
  [/^(?:id|publishableKey)$/, "Brand", "Id", "partner-id"],
  [/^partnerInsuranceLineType/, "Lines", "Auto", "line-auto"],
  [/^cobrandName$/, "Mode and languages", "Who stands beside the brand", "cobrand-name"],
  [/^flags\.privateLabel$/, "Mode and languages", "Private label", "flag-privateLabel"],
  [/^logo\.alt$/, "Pictures", "What a screen reader says for it", "logo-alt"],
  [/^fonts/, "Fonts", "Questions, titles and prices", "font-heading"],
];

function configField(place: string): StudioField | null {
  const company = companyField(place);
  if (company !== null) return { section: "Company and links", label: company.label, id: company.id };
  const picture = picturePlaces.find(([known]) => place === known || place.startsWith(`${known}.`));
  if (picture && place !== "logo.alt") return { section: "Pictures", label: picture[1], id: `picture-${picture[0]}` };
  const [, section, label, id] = others.find(([known]) => known.test(place)) ?? [];
  return section === undefined || label === undefined || id === undefined ? null : { section, label, id };
}

/** The field of a theme token. In the dark scheme only colors have one. */
function tokenField(place: string, isDark: boolean): StudioField | null {
  const [group = "", name = ""] = place.split(".");
  if (name === "") return null;
  const paint = paintOf(place);
  if (paint !== null) return { section: isDark ? "Dark scheme" : "Colors", label: paint, id: `${isDark ? "dark-" : ""}${group}-${name}` };
  if (isDark) return null;
  if (group === "font") return { section: "Fonts", label: `${group}.${name}`, id: `${group}-${name}` };
  return /^(?:radius|border|field|shadow|density|progress|motion|icon|art)$/.test(group) ? { section: "Shape", label: `${group}.${name}`, id: `${group}-${name}` } : null;
}

/** The field that fixes a fault; null for a fault without one, which has to be fixed in the folder's files. */
export function fieldOf({ file, place }: Pick<Fault, "file" | "place">): StudioField | null {
  switch (file) {
    case "config.json":
      return configField(place);
    case "theme.json":
      return tokenField(place, false);
    case "theme-dark.json":
      return tokenField(place, true);
    case "text.json":
      return place === "" ? null : { section: "Texts", label: place, id: `text-${place}` };
    default: {
      const language = translations.find((one) => file === textFile(one));
      if (language) return place === "" ? null : { section: englishName(language), label: place, id: `text-${language}-${place}` };
      return file.startsWith("the folder's name") ? { section: "Brand", label: "Id", id: "partner-id" } : null;
    }
  }
}
