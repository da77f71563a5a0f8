import type { ComplexCase } from "../../flow/complexCase";
import { addressNotFound, codeNotSupported } from "../../steps/cases/address";

/** The complex cases that auto can raise. */
export const cases: readonly ComplexCase[] = [addressNotFound, codeNotSupported];
