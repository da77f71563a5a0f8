import { translations, type Language } from "../../src/kernel/language";
import { englishName } from "../../src/partner/publish/languageFiles";

/** Number, licenses and links of the company: place in `config.json`, label in the studio, and if every brand needs it. */
export const companyFields: readonly (readonly [place: string, label: string, isNeeded: boolean])[] = [
  ["partnerReturnUrl", "Your website", false],
  ["tollFreeNumber", "Phone number", true],
  ["licensing.agency", "Licensed agency", true],
  ["licensing.npn", "National Producer Number", true],
  ["privacyUrl", "Privacy notice", true],
  ["termsUrl", "Terms of use", true],
  ["privacyChoicesUrl", "Privacy choices", false],
  ["howWeRankUrl", "How you rank quotes", false],
  ["locationsUrl", "Where you are located", true],
  ["localAgentUrl", "Local agents", false],
  ["hostedUrl", "Page that stands in for the widget", true],
];

/** The links that can differ for visitors in another language. */
const translated = ["privacyUrl", "termsUrl", "privacyChoicesUrl", "howWeRankUrl", "locationsUrl"];

export const linksIn = (language: Language): typeof companyFields =>
  companyFields.flatMap(([place, label]) => (translated.includes(place) ? [[`linksIn.${language}.${place}`, `${label}, in ${englishName(language)}`, false] as const] : []));

/** The id by which a label finds its field. */
export const companyFieldId = (place: string): string => place.replaceAll(".", "-");

/** The field for a place in `config.json`; null if it isn't in the company section. */
export function companyField(place: string): { readonly label: string; readonly id: string } | null {
  if (place.startsWith("licensing.licenses")) return { label: "Licenses", id: "licensing-licenses" };
  const [known, label] = [...companyFields, ...translations.flatMap(linksIn)].find(([name]) => name === place || name.startsWith(`${place}.`)) ?? [];
  return known === undefined || label === undefined ? null : { label, id: companyFieldId(known) };
}
