import type { PartnerConfig } from "../../src/partner/content";

const urlsIn = (members: object, at = ""): readonly (readonly [place: string, address: string])[] =>
  Object.entries(members).flatMap(([name, value]) => (name.endsWith("Url") && typeof value === "string" ? [[at + name, value] as const] : []));

/** Every page that a config links to, in each language, by its place in the file. */
export const linksOf = (config: PartnerConfig): readonly (readonly [place: string, address: string])[] => [
  ...urlsIn(config),
  ...Object.entries(config.linksIn ?? {}).flatMap(([language, own]) => urlsIn(own, `linksIn.${language}.`)),
];
