import type { LineAtAddress } from "../../../src/business/lines";
import { chosenFor } from "../coverages/held";
import { propertyCoveragesIn } from "../property/propertyOptions";
import { propertyInput } from "../property/propertyInput";
import { rateProperty } from "../property/rateProperty";
import { describeProperty } from "../reference/describeProperty";
import type { PropertyLine } from "../reference/propertyLines";
import { addressOf } from "../database/parts";
import { createdAt } from "./createdAt";
import type { ServiceLine } from "./serviceLine";

/** The common parts of the four kinds of home. Renters insure no building. */
const property = (line: PropertyLine, slug: LineAtAddress, own: Pick<ServiceLine, "checked" | "names"> & Partial<ServiceLine>): ServiceLine => ({
  sellsOnline: false,
  unserved: [],
  thirdParties: ["PROPERTY_RECORDS"],
  creation: createdAt(slug),
  coveragesIn: (state) => propertyCoveragesIn(line, state),
  chosen: chosenFor,
  dwelling: (parts) => (line === "RENTERS" ? null : describeProperty(addressOf(parts), line, parts.prefillData, parts.staged?.property).replacementCost),
  ratingInput: (parts, today) => propertyInput(line, parts, today),
  rate: rateProperty,
  ...own,
});

export const propertyServiceLines: Readonly<Record<PropertyLine, ServiceLine>> = {
  PERSONAL_HOME: property("PERSONAL_HOME", "homeowners", { names: { es: "casa" }, checked: "the home and its claims" }),
  CONDOMINIUM: property("CONDOMINIUM", "condominium", { names: { es: "condominio" }, checked: "the unit and its claims" }),
  RENTERS: property("RENTERS", "renters", { names: { es: "inquilinos" }, sellsOnline: true, checked: "your claims" }),
  LANDLORD: property("LANDLORD", "landlord", { names: { es: "propiedad de alquiler" }, unserved: ["HI"], checked: "the property and its claims" }),
};
