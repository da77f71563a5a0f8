import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import type { StartDateOptions } from "./options";

const texts = phrases("startDate", { title: "When should your policy start?" });

/** Typed, or picked from a calendar (spec §2). */
export const startDateStep = (options: StartDateOptions): LineStep => ({
  id: "insurance-start",
  title: texts.title,
  screen: () => import("./StartDateScreen").then(({ screenFor }) => screenFor(options)),
  fields: [options.startDate, ...(options.resideTime ? [options.resideTime] : [])],
  effects: () => import("./effects").then(({ effects }) => effects),
  cases: ["insuranceCanBeTricky"],
});
