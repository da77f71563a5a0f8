import { unjudged } from "../../flow/field";
import { devicesField } from "../../steps/discounts/fields";
import { houseFacts, propertyType } from "../../steps/prefill/fields";

/** The facts of a rented-out house. The property type has a step of its own when no record has it; its use always has one. */
export const facts = [unjudged(propertyType), ...houseFacts];

export const devices = devicesField();
