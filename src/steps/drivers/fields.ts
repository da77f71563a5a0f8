import { drivers as limit } from "../../business/limits";
import type { RuleContext } from "../../flow/field";
import { field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { array, object, oneOf, optional, string } from "../../kernel/shape";

export type Gender = "Male" | "Female" | "NonBinary";
export type MaritalStatus = "Single" | "Married" | "DomesticPartner";

/** A driver as typed; the wire's dates and ids are made when it is sent. Empty where the state doesn't have it asked. */
export interface DriverAnswer {
  /** Given by the service, once the driver is on the application. */
  readonly id?: string;
  /** Names the driver in this session, whatever the place in the list. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: Gender | "";
  readonly maritalStatus: MaritalStatus | "";
  /** MM/YYYY or MM/DD/YYYY. */
  readonly driverDateLicensed: string;
}

const text = string();
const driver = object({
  id: optional(text),
  key: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  gender: oneOf("Male", "Female", "NonBinary", ""),
  maritalStatus: oneOf("Single", "Married", "DomesticPartner", ""),
  driverDateLicensed: text,
});

const texts = phrases("error.drivers", {
  none: "Add the main driver",
  tooMany: "Up to {max} drivers",
  incomplete: "{name}: a few details are missing",
});

let isComplete: ((driver: DriverAnswer, context: RuleContext) => boolean) | null = null;

function rule(list: readonly DriverAnswer[], context: RuleContext): Phrase | null {
  if (list.length === 0) return texts.none;
  if (list.length > limit.max) return fill(texts.tooMany, { max: limit.max });
  const incomplete = list.find((entry) => isComplete?.(entry, context) === false);
  return incomplete ? fill(texts.incomplete, { name: incomplete.firstName }) : null;
}

/**
 * The drivers in order; the first is the main one, who is on the policy (spec §2). A new state may ask for what the old one
 * barred, so each is judged by the rules of the form, which load with it.
 */
export const drivers = {
  ...field<readonly DriverAnswer[]>("drivers", array(driver), { label: "Drivers", initial: [], personal: true, rule }),
  async prepare() {
    isComplete ??= (await import("./itemFields")).isComplete;
  },
};
