import { membersOf } from "../../src/partner/publish/membersOf";

const urlsIn = (members: object, at = ""): readonly (readonly [place: string, address: string])[] =>
  Object.entries(members).flatMap(([name, value]) => (name.endsWith("Url") && typeof value === "string" ? [[at + name, value] as const] : []));

/** Every page that a config links to, in each language, by its place in the file. Ignores any other faults. */
export const linksOf = (config: object): readonly (readonly [place: string, address: string])[] => [
  ...urlsIn(config),
  ...Object.entries(membersOf(membersOf(config)["linksIn"])).flatMap(([language, own]) => urlsIn(membersOf(own), `linksIn.${language}.`)),
];
