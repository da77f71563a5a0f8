/**
 * Insurance lines with their API names, slugs and labels; `atAddress` lines have applications that begin with the address of
 * the risk.
 */
export const insuranceLines = [
  { wire: "PERSONAL_AUTO", slug: "auto", label: "auto", atAddress: true },
  { wire: "PERSONAL_HOME", slug: "homeowners", label: "home", atAddress: true },
  { wire: "RENTERS", slug: "renters", label: "renters", atAddress: true },
  { wire: "CONDOMINIUM", slug: "condominium", label: "condo", atAddress: true },
  { wire: "MOTORCYCLE", slug: "motorcycle", label: "motorcycle", atAddress: true },
  { wire: "LANDLORD", slug: "landlord", label: "landlord", atAddress: true },
  { wire: "LIFE", slug: "life", label: "term life" },
  { wire: "PET", slug: "pet", label: "pet" },
  { wire: "OTHER", slug: "other", label: "other" },
] as const;

export type InsuranceLine = (typeof insuranceLines)[number]["wire"];
export type LineSlug = (typeof insuranceLines)[number]["slug"];

/** Lines whose application begins with the address of the risk. */
export type LineAtAddress = Extract<(typeof insuranceLines)[number], { atAddress: true }>["slug"];

export const lineSlugs = insuranceLines.map((line) => line.slug) as readonly LineSlug[];

/** The slugs by which a host's own path may name the line. */
export const slugsReadFromHostPath: readonly LineSlug[] = ["auto", "homeowners", "renters", "condominium", "landlord"];

export const wireOf = (slug: LineSlug): InsuranceLine => insuranceLines.find((line) => line.slug === slug)!.wire;
export const slugOf = (wire: InsuranceLine): LineSlug => insuranceLines.find((line) => line.wire === wire)!.slug;
export const isLineSlug = (text: string): text is LineSlug => (lineSlugs as readonly string[]).includes(text);
