import type { InsuranceLine } from "../../../src/business/lines";

export const propertyLines = ["PERSONAL_HOME", "CONDOMINIUM", "RENTERS", "LANDLORD"] as const satisfies readonly InsuranceLine[];
export type PropertyLine = (typeof propertyLines)[number];

export const isPropertyLine = (line: InsuranceLine): line is PropertyLine => (propertyLines as readonly InsuranceLine[]).includes(line);
