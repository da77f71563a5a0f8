import { rebuildCost } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturned } from "../../stages/quotes/cases";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";
import { homeCases } from "../../steps/cases/property";
import { tooExpensive } from "../../steps/cases/tooExpensive";

/** The complex cases that homeowners can raise. */
export const cases: readonly ComplexCase[] = [
  addressNotFound,
  codeNotSupported,
  ...homeCases(rebuildCost.max),
  noQuotesReturned,
  tooExpensive,
];
