import { insuranceLines, type InsuranceLine } from "./lines";

/** Lines that insure a home, or the belongings in it. */
export type PropertyLine = Extract<(typeof insuranceLines)[number], { risk: "property" }>["wire"];

export const propertyLines: readonly PropertyLine[] = insuranceLines.flatMap((line) => ("risk" in line && line.risk === "property" ? [line.wire] : []));

export const isPropertyLine = (line: InsuranceLine): line is PropertyLine => (propertyLines as readonly InsuranceLine[]).includes(line);
