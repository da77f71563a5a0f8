import { existsSync } from "node:fs";
import { insuranceLines, type InsuranceLine, type LineSlug } from "../../../src/business/lines";
import type { ServiceLine } from "./serviceLine";

export type QuotedLine = Exclude<InsuranceLine, "OTHER">;

/** Reads a line's record from its folder. Throws if there is none, before the service takes a request. */
async function recordOf(slug: LineSlug): Promise<ServiceLine> {
  if (!existsSync(new URL(`${slug}/line.ts`, import.meta.url))) throw new Error(`embed-demo/service/lines/${slug}/line.ts is missing: how the service quotes the line`);
  return ((await import(`./${slug}/line.ts`)) as { readonly line: ServiceLine }).line;
}

const quoted = insuranceLines.filter((line) => line.wire !== "OTHER");

/** Every quoted line, by its folder. OTHER goes straight to an advisor: it has no application and isn't rated. */
export const serviceLines = Object.fromEntries(
  await Promise.all(quoted.map(async ({ wire, slug }) => [wire, await recordOf(slug)] as const)),
) as Readonly<Record<QuotedLine, ServiceLine>>;

/** Null for a line that isn't quoted. */
export const serviceLine = (line: InsuranceLine): ServiceLine | null => (line === "OTHER" ? null : serviceLines[line]);
