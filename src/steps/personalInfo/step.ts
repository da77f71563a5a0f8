import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { effects } from "./effects";
import { personalInfoFields } from "./fields";
import { PersonalInfoScreen } from "./PersonalInfoScreen";

const texts = phrases("personalInfo", { title: "Who is the policy for?" });

/** The person on the policy, in the default variant. */
export const personalInfoStep: LineStep = {
  id: "personal-info",
  title: texts.title,
  screen: PersonalInfoScreen,
  fields: personalInfoFields,
  effects,
  cases: ["tooExpensiveConnectViaPhone"],
};
