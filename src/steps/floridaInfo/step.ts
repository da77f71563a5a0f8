import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { floridaInfoFields } from "../personalInfo/fields";
import { effects, floridaInfoId } from "./effects";
import { FloridaInfoScreen } from "./FloridaInfoScreen";

const texts = phrases("floridaInfo", { title: "We quote Florida homes on a partner's site" });

/**
 * Asks for the person on the policy first, because another site may take over ("honey-quote" in the service). If it can't, the line
 * continues here and doesn't ask these questions again.
 */
export const floridaInfoStep: LineStep = {
  id: floridaInfoId,
  title: texts.title,
  screen: FloridaInfoScreen,
  fields: floridaInfoFields,
  effects,
  cases: ["tooExpensiveConnectViaPhone"],
};
