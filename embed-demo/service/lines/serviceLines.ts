import type { InsuranceLine } from "../../../src/business/lines";
import { auto } from "./auto/line";
import { condominium } from "./condominium/line";
import { homeowners } from "./homeowners/line";
import { landlord } from "./landlord/line";
import { life } from "./life/line";
import { motorcycle } from "./motorcycle/line";
import { pet } from "./pet/line";
import { renters } from "./renters/line";
import type { ServiceLine } from "./serviceLine";

export type QuotedLine = Exclude<InsuranceLine, "OTHER">;

/** Every quoted line. OTHER goes straight to an advisor: it has no application and isn't rated. */
export const serviceLines: Readonly<Record<QuotedLine, ServiceLine>> = {
  PERSONAL_AUTO: auto,
  MOTORCYCLE: motorcycle,
  PERSONAL_HOME: homeowners,
  CONDOMINIUM: condominium,
  RENTERS: renters,
  LANDLORD: landlord,
  LIFE: life,
  PET: pet,
};

/** Null for a line that isn't quoted. */
export const serviceLine = (line: InsuranceLine): ServiceLine | null => (line === "OTHER" ? null : serviceLines[line]);
