import type { CaseId } from "../../../business/complexCases";
import type { LineStep } from "../../../session/line";

/** The case that the line's own step names for zero quotes. */
export const noQuotesCase = ({ cases }: LineStep): CaseId => cases?.find((id) => id.startsWith("noQuotesReturned")) ?? "noQuotesReturned";
