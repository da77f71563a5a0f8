import { updateBundling } from "../../api/contract/applications/updateBundling";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { Screen } from "./BundlingScreen";
import { bundling } from "./fields";

const texts = phrases("bundling", { title: "Want to bundle and save time?" });

/** The offer of a second line; asked while the partner's flag is on, which the flow's condition says. */
export const bundlingStep: LineStep = {
  id: "bundling",
  title: texts.title,
  screen: Screen,
  fields: [bundling],
  effects: [sendPart({ id: "sendBundling", endpoint: updateBundling, body: (answers) => ({ bundling: answers.get(bundling) ?? false }) })],
};
