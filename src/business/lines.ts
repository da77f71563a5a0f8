/** Insurance lines, their wire names, slugs and labels. */
export const insuranceLines = [
  { wire: "PERSONAL_AUTO", slug: "auto", label: "auto" },
  { wire: "PERSONAL_HOME", slug: "homeowners", label: "home" },
  { wire: "RENTERS", slug: "renters", label: "renters" },
  { wire: "CONDOMINIUM", slug: "condominium", label: "condo" },
  { wire: "MOTORCYCLE", slug: "motorcycle", label: "motorcycle" },
  { wire: "LANDLORD", slug: "landlord", label: "landlord" },
  { wire: "LIFE", slug: "life", label: "term life" },
  { wire: "PET", slug: "pet", label: "pet" },
  { wire: "OTHER", slug: "other", label: "other" },
] as const;

export type InsuranceLine = (typeof insuranceLines)[number]["wire"];
export type LineSlug = (typeof insuranceLines)[number]["slug"];

export const lineSlugs = insuranceLines.map((line) => line.slug) as readonly LineSlug[];

/** The slugs from which a host's own path may name the line. */
export const slugsReadFromHostPath: readonly LineSlug[] = ["auto", "homeowners", "renters", "condominium", "landlord"];

export const wireOf = (slug: LineSlug): InsuranceLine => insuranceLines.find((line) => line.slug === slug)!.wire;
export const slugOf = (wire: InsuranceLine): LineSlug => insuranceLines.find((line) => line.wire === wire)!.slug;
export const isLineSlug = (text: string): text is LineSlug => (lineSlugs as readonly string[]).includes(text);
