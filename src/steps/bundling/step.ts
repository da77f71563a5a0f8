import { updateBundling } from "../../api/contract/applications/updateBundling";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { BundlingScreen } from "./BundlingScreen";
import { bundling } from "../../session/fields/bundling";

const texts = phrases("bundling", { title: "Want to bundle and save time?" });

/** Offers a second line. The flow's condition asks it only while the partner's flag is on. */
export const bundlingStep: LineStep = {
  id: "bundling",
  title: texts.title,
  screen: BundlingScreen,
  fields: [bundling],
  // The wish is offered after success, and asks nothing before.
  effects: [sendPart({ id: "sendBundling", behind: true, endpoint: updateBundling, body: (answers) => ({ bundling: answers.get(bundling) ?? false }) })],
};
