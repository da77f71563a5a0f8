import type { LineSlug } from "./lines";

/** The lines that bundle with a line: a home with a vehicle, a car with a home. The visitor picks one. */
const homes: readonly LineSlug[] = ["homeowners", "condominium", "renters"];
const bundles: Readonly<Partial<Record<LineSlug, readonly LineSlug[]>>> = {
  auto: homes,
  motorcycle: homes,
  homeowners: ["auto"],
  condominium: ["auto"],
  renters: ["auto"],
  landlord: ["auto"],
};

export const secondLines = (first: LineSlug, offered: readonly LineSlug[]): readonly LineSlug[] =>
  (bundles[first] ?? []).filter((line) => offered.includes(line));
