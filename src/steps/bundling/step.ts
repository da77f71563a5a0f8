import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { Screen } from "./BundlingScreen";
import { effects } from "./effects";
import { bundling } from "./fields";

const texts = phrases("bundling", { title: "Want to bundle and save time?" });

/** The offer of a second line; asked while the partner's flag is on, which the flow's condition says. */
export const bundlingStep: LineStep = {
  id: "bundling",
  title: texts.title,
  screen: Screen,
  fields: [bundling],
  effects,
};
