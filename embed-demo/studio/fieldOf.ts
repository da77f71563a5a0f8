import { translations } from "../../src/kernel/language";
import { englishName, textFile } from "../../src/partner/publish/languageFiles";
import type { Fault } from "../publish/fault";
import { companyField } from "./companyFields";
import { picturePlaces } from "./picturePlaces";
import { tokenSections } from "./tokenSections";
import { tokenLabel } from "./tokenText";

interface StudioField {
  /** Section and field, as the studio labels them. */
  readonly label: string;
  readonly id: string;
}

const others: readonly (readonly [place: RegExp, label: string, id: string])[] = [
  [/^name$/, "Brand: Name", "name"],
  [/^(?:id|publishableKey)$/, "Brand: Id", "partner-id"],
  [/^partnerInsuranceLineType/, "Lines", "line-auto"],
  [/^cobrandName$/, "Mode: Who stands beside the brand", "cobrand-name"],
  [/^flags\.privateLabel$/, "Mode: Private label", "flag-privateLabel"],
];

function configField(place: string): StudioField | null {
  const company = companyField(place);
  if (company !== null) return { label: `Company and links: ${company.label}`, id: company.id };
  const picture = picturePlaces.find(([known]) => place === known || place.startsWith(`${known}.`));
  if (picture) return { label: `Pictures: ${picture[1]}`, id: `picture-${picture[0]}` };
  const [, label, id] = others.find(([known]) => known.test(place)) ?? [];
  return label === undefined || id === undefined ? null : { label, id };
}

/** The field of a theme token. In the dark scheme only colors have one. */
function tokenField(place: string, isDark: boolean): StudioField | null {
  const [group = "", name = ""] = place.split(".");
  if (name === "") return null;
  if (group === "color") return { label: `${isDark ? "Dark scheme" : "Colors"}: ${tokenLabel(name)}`, id: `${isDark ? "dark-" : ""}color-${name}` };
  const section = isDark ? undefined : tokenSections.find(({ groups }) => groups.includes(group));
  return section === undefined ? null : { label: `${section.title}: ${tokenLabel(group)}: ${tokenLabel(name).toLowerCase()}`, id: `${group}-${name}` };
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
      return place === "" ? null : { label: `Texts: ${place}`, id: `text-${place}` };
    default: {
      const language = translations.find((one) => file === textFile(one));
      if (language) return place === "" ? null : { label: `Texts, in ${englishName(language)}: ${place}`, id: `text-${language}-${place}` };
      return file.startsWith("the folder's name") ? { label: "Brand: Id", id: "partner-id" } : null;
    }
  }
}
