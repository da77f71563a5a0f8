import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import { codeNotSupported } from "../../steps/cases/address";
import { tooExpensive } from "../../steps/cases/tooExpensive";

/** The complex cases that pet can raise. Their advisors are reached by the generic pages: pet has none of its own (decision 22). */
export const cases: readonly ComplexCase[] = [codeNotSupported, noQuotesReturnedByOtherInsuranceLine, tooExpensive];
