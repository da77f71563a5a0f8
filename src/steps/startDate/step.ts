import type { Field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";

const texts = phrases("startDate", { title: "When should your policy start?" });

/** Typed, or picked from a calendar (spec §2). */
export const startDateStep = (startDate: Field<string>): LineStep => ({
  id: "insurance-start",
  title: texts.title,
  screen: () => import("./StartDateScreen").then(({ screenFor }) => screenFor(startDate)),
  fields: [startDate],
  effects: () => import("./effects").then(({ effects }) => effects),
  cases: ["insuranceCanBeTricky"],
});
