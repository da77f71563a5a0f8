import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { personalInfoFields } from "./fields";

const texts = phrases("personalInfo", { title: "Who is the policy for?" });

/** The person on the policy, in the default variant (spec §2). */
export const personalInfoStep: LineStep = {
  id: "personal-info",
  title: texts.title,
  screen: () => import("./PersonalInfoScreen"),
  fields: personalInfoFields,
  effects: () => import("./effects").then(({ effects }) => effects),
  cases: ["tooExpensiveConnectViaPhone"],
};
