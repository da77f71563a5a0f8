import { screenWith } from "../../form/screenWith";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { effects } from "./effects";
import type { StartDateOptions } from "./options";
import { Screen } from "./StartDateScreen";

const texts = phrases("startDate", { title: "When should your policy start?" });

/** Typed, or picked from a calendar. */
export const startDateStep = (options: StartDateOptions): LineStep => ({
  id: "insurance-start",
  title: texts.title,
  screen: screenWith(Screen, options),
  fields: [options.startDate, ...(options.resideTime ? [options.resideTime] : [])],
  effects,
  cases: ["insuranceCanBeTricky"],
});
