import type { ComplexCase } from "../../flow/complexCase";
import { noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import { codeNotSupportedAt } from "../../steps/cases/address";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { petZip } from "./fields";

/** The complex cases that pet can raise. Its advisors are reached through the generic pages: pet has none of its own. */
export const cases: readonly ComplexCase[] = [codeNotSupportedAt(() => petZip), noQuotesReturnedByOtherInsuranceLine, tooExpensive];
