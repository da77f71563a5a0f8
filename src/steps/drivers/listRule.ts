import { drivers as limit } from "../../business/limits";
import type { Rule } from "../../flow/rules/rule";
import { fill, phrases } from "../../kernel/phrase";
import type { DriverAnswer } from "./driverAnswer";
import { isComplete } from "./itemFields";

const texts = phrases("error.drivers", {
  none: "Add the main driver",
  tooMany: "You can add up to {max} drivers",
  incomplete: "{name}: a few details are missing",
});

/** Judges each driver by the rules of the form, because a new state may ask for answers that the old one barred. */
export const listRule: Rule<readonly DriverAnswer[]> = (list, context) => {
  if (list.length === 0) return texts.none;
  if (list.length > limit.max) return fill(texts.tooMany, { max: limit.max });
  const incomplete = list.find((driver) => !isComplete(driver, context));
  return incomplete ? fill(texts.incomplete, { name: incomplete.firstName }) : null;
};
