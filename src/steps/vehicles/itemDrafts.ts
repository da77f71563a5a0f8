import { vehicles as limit } from "../../business/limits";
import { answersOf, type AnyField } from "../../flow/field";
import { hashOf, newId } from "../../kernel/ids";
import type { Session } from "../../session/session";
import type { VehicleAnswer } from "./fields";
import { isChosen, scopeOf } from "./fields";
import { bodyStyle, checkDigitFails, draftOf, knownVin, ownershipType, plMake, plModel, yearField } from "./itemFields";
import type { VehicleStepOptions } from "./options";

/** Fills the form with the vehicle, unless it has typed text already, which a reload or Back restores. */
export function beginDrafts(session: Session, options: VehicleStepOptions, vehicle: VehicleAnswer): void {
  const scope = scopeOf(vehicle, options.type);
  const begun = session.draft(draftOf, scope);
  if (begun.peek() !== "") return;
  begun.value = vehicle.key;
  session.draft(yearField(options), scope).value = vehicle.plYear;
  session.draft(plMake, scope).value = vehicle.plMake;
  session.draft(plModel, scope).value = vehicle.plModel;
  session.draft(bodyStyle, scope).value = vehicle.bodyStyle;
  session.draft(ownershipType, scope).value = vehicle.ownershipType;
  session.draft(knownVin, scope).value = vehicle.vin;
}

/** A form's answers as they are shown, to tell whether one changes. Not the style, which fills itself in where there is no choice of it. */
export const shownIn = (session: Session, fields: readonly AnyField[], scope: string): string =>
  hashOf(fields.filter(({ name }) => name !== bodyStyle.name).map((field) => session.draft(field, scope).peek()));

/** The vehicle as a form identifies it, by a decoded VIN or typed. */
export interface Identity {
  readonly vin: string;
  readonly plYear: string;
  readonly plMake: string;
  readonly plModel: string;
  readonly bodyStyle: string;
  readonly checkDigitFails: boolean;
}

export function identify(session: Session, options: VehicleStepOptions, scope: string, identity: Identity): void {
  session.draft(yearField(options), scope).value = identity.plYear;
  session.draft(plMake, scope).value = identity.plMake;
  session.draft(plModel, scope).value = identity.plModel;
  session.draft(bodyStyle, scope).value = identity.bodyStyle;
  session.draft(checkDigitFails, scope).value = identity.checkDigitFails;
  session.draft(knownVin, scope).value = identity.vin;
}

/** The list with the form's values in place of `before`, or at the end. A new vehicle is selected while there is room. */
export function withItem(
  list: readonly VehicleAnswer[],
  before: VehicleAnswer | null,
  values: Readonly<Record<string, unknown>>,
  options: VehicleStepOptions,
): readonly VehicleAnswer[] {
  const answers = answersOf(values);
  const item: VehicleAnswer = {
    ...(before?.id !== undefined && { id: before.id }),
    key: before?.key ?? newId(),
    sequenceNum: before?.sequenceNum ?? list.length,
    vin: answers.get(knownVin),
    plYear: answers.get(yearField(options)),
    plMake: answers.get(plMake),
    plModel: answers.get(plModel),
    bodyStyle: answers.get(bodyStyle),
    ownershipType: answers.get(ownershipType),
    status: before?.status ?? (list.filter(isChosen).length < limit.max ? "SELECTED" : "UNSELECTED"),
    prefill: false,
    numberOfMiles: before?.numberOfMiles ?? "",
  };
  return before ? list.map((vehicle) => (vehicle.key === before.key ? item : vehicle)) : [...list, item];
}
