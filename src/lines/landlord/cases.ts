import { rebuildCost } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturned } from "../../stages/quotes/cases";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";
import { homeCases } from "../../steps/cases/property";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { propertyType } from "../../steps/prefill/fields";
import { homeType, occupancyType } from "./fields";

/** The landlord's answer at a step of its own, or the record's value, corrected or not. */
const building = [homeType, propertyType];

/** The complex cases that landlord can raise. */
export const cases: readonly ComplexCase[] = [
  addressNotFound,
  codeNotSupported,
  ...homeCases(rebuildCost.max, building, occupancyType),
  noQuotesReturned,
  tooExpensive,
];
