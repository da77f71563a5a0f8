import { updateCoverages } from "../../../../src/api/contract/applications/updateCoverages";
import type { FieldError } from "../../../../src/api/contract/problem";
import type { InsuranceLine } from "../../../../src/business/lines";
import { coveragesIn, editableCoveragesFor } from "../../lines/coveragesIn";
import { isOffered } from "../../coverages/held";
import { route } from "../../http/call";
import { propertyLines } from "../../../../src/business/propertyLines";
import { stateOf, type ApplicationParts } from "../../database/parts";
import { refuse } from "../../applications/refusal";
import { forUpdateOf, saveParts } from "../../applications/store";

export const coveragesRoutes = [
  route(updateCoverages, async (call) => {
    const found = await forUpdateOf(call, [...propertyLines, "LIFE", "PET"]);
    const chosen = call.body.editableCoverages;
    refuse(errorsOf(found.line, stateOf(found.parts), chosen));
    const { applicationId, revision, parts } = await saveParts(call.db, found, withChosen(found.parts, chosen));
    return { applicationId, revision, editableCoverages: editableCoveragesFor(found.line, parts) };
  }),
];

/** Life's amount is asked in a step of its own, so only one place stores it. */
function withChosen({ life, chosenCoverages }: ApplicationParts, { faceAmount, ...rest }: Readonly<Record<string, string>>): Partial<ApplicationParts> {
  return {
    chosenCoverages: { ...chosenCoverages, ...rest },
    ...(life && faceAmount !== undefined && { life: { ...life, deathBenefit: Number(faceAmount) } }),
  };
}

function errorsOf(line: InsuranceLine, state: string, chosen: Readonly<Record<string, string>>): FieldError[] {
  const editable = coveragesIn(line, state).filter(({ isEditable }) => isEditable);
  return Object.entries(chosen).flatMap(([apiKey, value]) => {
    const coverage = editable.find((candidate) => candidate.apiKey === apiKey);
    if (coverage && isOffered(coverage, value)) return [];
    return [{ pointer: `/editableCoverages/${apiKey}`, message: coverage ? "Not one of the values on offer" : "Not to be chosen here" }];
  });
}
