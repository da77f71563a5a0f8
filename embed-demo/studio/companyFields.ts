import { translations, type Language } from "../../src/kernel/language";
import { englishName } from "../../src/partner/publish/languageFiles";

/** Number, licenses and links of the company: place in `config.json`, what the studio calls it, and whether every brand needs it. */
export const companyFields: readonly (readonly [place: string, label: string, isNeeded: boolean])[] = [
  ["tollFreeNumber", "Phone number", true],
  ["licensing.agency", "Licensed agency", true],
  ["licensing.npn", "National Producer Number", true],
  ["partnerReturnUrl", "Where the logo leads", false],
  ["privacyUrl", "Privacy notice", true],
  ["termsUrl", "Terms of use", true],
  ["privacyChoicesUrl", "Privacy choices", false],
  ["howWeRankUrl", "How you rank quotes", false],
  ["locationsUrl", "Where you are located", true],
  ["localAgentUrl", "Local agents", false],
  ["hostedUrl", "Page that stands in for the widget", true],
];

/** Those of the links that visitors in another language may find elsewhere. */
const translated = ["privacyUrl", "termsUrl", "privacyChoicesUrl", "howWeRankUrl", "locationsUrl"];

export const linksIn = (language: Language): typeof companyFields =>
  companyFields.flatMap(([place, label]) => (translated.includes(place) ? [[`linksIn.${language}.${place}`, `In ${englishName(language)}: ${label.toLowerCase()}`, false] as const] : []));

/** As its field is found by its label. */
export const companyFieldId = (place: string): string => place.replaceAll(".", "-");

/** The field that something of `config.json` is written in; null for what isn't of the company. */
export function companyField(place: string): { readonly label: string; readonly id: string } | null {
  if (place.startsWith("licensing.licenses")) return { label: "Licenses", id: "licensing-licenses" };
  const [known, label] = [...companyFields, ...translations.flatMap(linksIn)].find(([name]) => name === place || name.startsWith(`${place}.`)) ?? [];
  return known === undefined || label === undefined ? null : { label, id: companyFieldId(known) };
}
