import { vehicles as limit } from "../../business/limits";
import { mileageByVehicle } from "../../business/states";
import type { RuleContext } from "../../flow/field";
import { controlIn } from "../../flow/field";
import { wholeBetween } from "../../flow/rules/number";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import type { FieldError } from "../../session/effectOutcome";
import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";
import { nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";

const texts = phrases("error.vehicles", {
  none: "Select at least one {one}",
  tooMany: "Select up to {max} {many}",
  ownership: "Select paid in full or financed/leased",
});
export const ownershipMissing = texts.ownership;

const labels = phrases("vehicles.field", {
  ownershipType: "{year} {make} {model}: is it paid off?",
  numberOfMiles: "{year} {make} {model}, miles per year",
});

/** Names and ids of the controls on a vehicle's card. */
export const cardField = (part: keyof typeof labels, vehicle: VehicleAnswer): string => `${part}-${vehicle.key}`;

/** True when each vehicle's miles are asked: California makes them a mandatory rating factor. */
export const asksMiles = (state: string | null): boolean => mileageByVehicle.some((code) => code === state);

/** Everything that keeps the list from being sent, in screen order, each at the control that fixes it. */
export function vehicleProblems(
  list: readonly VehicleAnswer[],
  context: RuleContext,
  { type, list: field, miles }: Pick<VehicleStepOptions, "type" | "list" | "miles">,
): readonly FieldError[] {
  const chosen = list.filter(isChosen);
  if (chosen.length === 0) return [{ field, message: fill(texts.none, nouns[type]) }];
  if (chosen.length > limit.max) return [{ field, message: fill(texts.tooMany, { max: limit.max, ...nouns[type] }) }];
  const milesRule = wholeBetween(miles);
  return chosen.flatMap((vehicle) => {
    const problem = (part: keyof typeof labels, message: Phrase | null): FieldError[] =>
      message ? [{ field: controlIn(field, cardField(part, vehicle), named(labels[part], vehicle)), message }] : [];
    return [
      ...problem("ownershipType", vehicle.ownershipType === "" ? texts.ownership : null),
      ...problem("numberOfMiles", asksMiles(context.state) ? milesRule(vehicle.numberOfMiles, context) : null),
    ];
  });
}

/** A phrase with the vehicle's year, make and model filled in. */
export const named = (phrase: Phrase, { plYear: year, plMake: make, plModel: model }: Pick<VehicleAnswer, "plYear" | "plMake" | "plModel">): Phrase =>
  fill(phrase, { year, make, model });
