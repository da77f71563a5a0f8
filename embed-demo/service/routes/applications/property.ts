import { fillPrefill } from "../../../../src/api/contract/applications/propertyData";
import type { PropertyPrefill } from "../../../../src/api/contract/applications/property";
import { updatePrefill } from "../../../../src/api/contract/applications/updatePrefill";
import type { FieldError } from "../../../../src/api/contract/problem";
import { roofFault, yearBuiltFault } from "../../../../src/business/homeRules";
import { editableCoveragesFor } from "../../lines/coveragesIn";
import { homeKind } from "../../lines/homeKind";
import { route } from "../../http/call";
import { ProblemError } from "../../http/problemError";
import { describeProperty, type PropertyDescription } from "../../reference/describeProperty";
import { propertyLines, type PropertyLine } from "../../../../src/business/propertyLines";
import { isCostTooHigh } from "../../reference/rebuildCost";
import { addressOf, type ApplicationParts } from "../../database/parts";
import { refusal, refuse } from "../../applications/refusal";
import { forUpdateOf, ofLine, ownApplication, saveParts } from "../../applications/store";

export const propertyRoutes = [
  route(fillPrefill, async (call) => {
    const { id, line, parts, revision } = ofLine(await ownApplication(call), propertyLines);
    const described = askProvider(line, parts);
    if (isCostTooHigh(line, described.replacementCost)) throw new ProblemError("COST_TOO_HIGH");
    return { applicationId: id, revision, ...described, editableCoverages: editableCoveragesFor(line, parts) };
  }),

  route(updatePrefill, async (call) => {
    const found = await forUpdateOf(call, propertyLines);
    const prefillData = { ...found.parts.prefillData, ...call.body.prefillData };
    const described = describeProperty(addressOf(found.parts), homeKind(found.line), prefillData, found.parts.staged?.property);
    refuse(errorsOf(described.prefillData, call.now.getFullYear()));
    if (isCostTooHigh(found.line, described.replacementCost)) throw new ProblemError("COST_TOO_HIGH");
    const { applicationId, revision, parts } = await saveParts(call.db, found, { prefillData });
    return { applicationId, revision, ...described, editableCoverages: editableCoveragesFor(found.line, parts) };
  }),
];

/** The application's property. The provider always gives the same answer, so nothing of it is stored. */
function askProvider(line: PropertyLine, parts: ApplicationParts): PropertyDescription {
  if (parts.staged?.prefill === "fails") throw new ProblemError("PREFILL_FAILED");
  return describeProperty(addressOf(parts), homeKind(line), parts.prefillData, parts.staged?.property);
}

/** Faults that depend on the calendar. A roof that was never updated has no time to check. */
function errorsOf({ yearBuilt, timeSinceRoofUpdate }: PropertyPrefill, thisYear: number): FieldError[] {
  if (yearBuilt === undefined) return [];
  const errors = refusal("/prefillData/yearBuilt", yearBuiltFault(yearBuilt, thisYear));
  if (errors.length > 0 || timeSinceRoofUpdate === undefined) return errors;
  return refusal("/prefillData/timeSinceRoofUpdate", roofFault(timeSinceRoofUpdate, yearBuilt, thisYear));
}
