import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { floridaInfoFields } from "../personalInfo/fields";
import { effects, floridaInfoId } from "./effects";
import { Screen } from "./FloridaInfoScreen";

const texts = phrases("floridaInfo", { title: "We quote Florida homes on a partner's site" });

/**
 * Who the policy is for, asked first where another site goes on with the visitor ("honey-quote" to the service). When that can't
 * be, the line goes on here, and what was asked isn't asked again.
 */
export const floridaInfoStep: LineStep = {
  id: floridaInfoId,
  title: texts.title,
  screen: Screen,
  fields: floridaInfoFields,
  effects,
  cases: ["tooExpensiveConnectViaPhone"],
};
