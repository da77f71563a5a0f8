/**
 * Insurance lines with their API names, slugs and labels. Applications of lines whose `risk` is a vehicle or property begin
 * with its address.
 */
export const insuranceLines = [
  { wire: "PERSONAL_AUTO", slug: "auto", label: "auto", risk: "vehicle" },
  { wire: "PERSONAL_HOME", slug: "homeowners", label: "home", risk: "property" },
  { wire: "RENTERS", slug: "renters", label: "renters", risk: "property" },
  { wire: "CONDOMINIUM", slug: "condominium", label: "condo", risk: "property" },
  { wire: "MOTORCYCLE", slug: "motorcycle", label: "motorcycle", risk: "vehicle" },
  { wire: "LANDLORD", slug: "landlord", label: "landlord", risk: "property" },
  { wire: "LIFE", slug: "life", label: "term life" },
  { wire: "PET", slug: "pet", label: "pet" },
  { wire: "OTHER", slug: "other", label: "other" },
] as const;

export type InsuranceLine = (typeof insuranceLines)[number]["wire"];
export type LineSlug = (typeof insuranceLines)[number]["slug"];

/** Lines whose application begins with the address of the risk. */
export type LineAtAddress = Extract<(typeof insuranceLines)[number], { risk: string }>["slug"];

export const lineSlugs = insuranceLines.map((line) => line.slug) as readonly LineSlug[];

/** The slugs by which a host's own path may name the line: auto and every line about property. */
export const slugsReadFromHostPath: readonly LineSlug[] = insuranceLines.flatMap((line) =>
  line.slug === "auto" || ("risk" in line && line.risk === "property") ? [line.slug] : [],
);

export const wireOf = (slug: LineSlug): InsuranceLine => insuranceLines.find((line) => line.slug === slug)!.wire;
export const slugOf = (wire: InsuranceLine): LineSlug => insuranceLines.find((line) => line.wire === wire)!.slug;
export const isLineSlug = (text: string): text is LineSlug => (lineSlugs as readonly string[]).includes(text);
