import type { CalendarDate } from "../../../src/kernel/dates";
import { chosenFor } from "../coverages/held";
import { addressOf, type ApplicationParts } from "../database/parts";
import { describeProperty } from "../reference/describeProperty";
import { propertyInput, type PropertyInput } from "./propertyInput";
import type { PropertyKind } from "./propertyKind";
import type { Carrier } from "../reference/carriers";
import { rateProperty } from "./rateProperty";

/** The coverages of a kind of home. Renters insure no building, so there is no dwelling that percentages could be of. */
export const propertyCoverages = (kind: PropertyKind) => ({
  coveragesIn: kind.coveragesIn,
  chosen: chosenFor,
  dwelling: (parts: ApplicationParts) =>
    kind.line === "RENTERS" ? null : describeProperty(addressOf(parts), kind, parts.prefillData, parts.staged?.property).replacementCost,
  home: kind,
});

/** How a kind of home is priced. */
export const propertyRate = (kind: PropertyKind) => ({
  ratingInput: (parts: ApplicationParts, today: CalendarDate) => propertyInput(kind, parts, today),
  rate: (input: PropertyInput, carrier: Carrier) => rateProperty(kind, input, carrier),
});
