import type { LineSlug } from "./lines";

/** What goes with a line in a bundle: a home beside a vehicle, a car beside a home. One of them is wanted. */
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
