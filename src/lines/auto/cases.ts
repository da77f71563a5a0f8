import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturned } from "../../stages/quotes/cases";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";
import { mostAccurateElsewhere } from "../../steps/cases/mostAccurate";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { autoMakeModelUnsupported } from "../../steps/vehicles/cases";

/** The complex cases that auto can raise. */
export const cases: readonly ComplexCase[] = [
  addressNotFound,
  codeNotSupported,
  mostAccurateElsewhere(),
  autoMakeModelUnsupported,
  noQuotesReturned,
  tooExpensive,
];
