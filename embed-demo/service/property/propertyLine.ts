import type { CalendarDate } from "../../../src/kernel/dates";
import { chosenFor } from "../coverages/held";
import { addressOf, type ApplicationParts } from "../database/parts";
import { describeProperty } from "../reference/describeProperty";
import type { PropertyLine } from "../../../src/business/propertyLines";
import { propertyInput } from "./propertyInput";
import { propertyCoveragesIn } from "./propertyOptions";
import { rateProperty } from "./rateProperty";

/** The coverages of a kind of home. Renters insure no building, so there is no dwelling that percentages could be of. */
export const propertyCoverages = (line: PropertyLine) => ({
  coveragesIn: (state: string) => propertyCoveragesIn(line, state),
  chosen: chosenFor,
  dwelling: (parts: ApplicationParts) =>
    line === "RENTERS" ? null : describeProperty(addressOf(parts), line, parts.prefillData, parts.staged?.property).replacementCost,
});

/** How a kind of home is priced. */
export const propertyRate = (line: PropertyLine) => ({
  ratingInput: (parts: ApplicationParts, today: CalendarDate) => propertyInput(line, parts, today),
  rate: rateProperty,
});
