import { insuranceLines, type LineSlug } from "./lines";

/** The lines that bundle with a line: a home with a vehicle, a car with property. The visitor picks one. */
const bundles: Readonly<Record<"vehicle" | "property", readonly LineSlug[]>> = {
  vehicle: ["homeowners", "condominium", "renters"],
  property: ["auto"],
};

export function secondLines(first: LineSlug, offered: readonly LineSlug[]): readonly LineSlug[] {
  const line = insuranceLines.find(({ slug }) => slug === first);
  return line && "risk" in line ? bundles[line.risk].filter((slug) => offered.includes(slug)) : [];
}
