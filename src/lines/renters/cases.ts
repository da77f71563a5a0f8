import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturnedOnDigitalBindReview, trickyPurchase } from "../../stages/purchase/cases";
import { noQuotesReturned } from "../../stages/quotes/cases";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";
import { mostAccurateElsewhere } from "../../steps/cases/mostAccurate";
import { insuranceCanBeTricky } from "../../steps/cases/property";
import { tooExpensive } from "../../steps/cases/tooExpensive";

/** The complex cases that renters can raise. */
export const cases: readonly ComplexCase[] = [
  addressNotFound,
  codeNotSupported,
  insuranceCanBeTricky(),
  mostAccurateElsewhere(),
  noQuotesReturned,
  noQuotesReturnedOnDigitalBindReview,
  tooExpensive,
  trickyPurchase,
];
