import { rebuildCost } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturned } from "../../stages/quotes/cases";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";
import { insuranceCanBeTricky, mostAccurateQuotes } from "../../steps/cases/property";
import { tooExpensive } from "../../steps/cases/tooExpensive";

/** The complex cases that renters can raise. */
export const cases: readonly ComplexCase[] = [
  addressNotFound,
  codeNotSupported,
  insuranceCanBeTricky,
  mostAccurateQuotes(rebuildCost.max),
  noQuotesReturned,
  tooExpensive,
];
