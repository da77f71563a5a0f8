import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { bundling } from "./fields";

const texts = phrases("bundling", { title: "Want to quote more than one thing?" });

/** The offer of a second line; asked while the partner's flag is on, which the flow's condition says. */
export const bundlingStep: LineStep = {
  id: "bundling",
  title: texts.title,
  screen: () => import("./BundlingScreen"),
  fields: [bundling],
  effects: () => import("./effects").then(({ effects }) => effects),
};
