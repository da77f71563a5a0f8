import { all, flag, has, not } from "../../flow/condition";
import type { Condition } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { bundling } from "./fields";

const texts = phrases("bundling", { title: "Want to quote more than one thing?" });

/** While the partner's flag is on, and not in the second line itself, which is what was offered. */
export const offersBundle = (name: "bundling" | "motorcycleBundling"): Condition => all(flag(name), not(has("secondLine")));

/** The offer of a second line; the flow says when. */
export const bundlingStep: LineStep = {
  id: "bundling",
  title: texts.title,
  screen: () => import("./BundlingScreen"),
  fields: [bundling],
  effects: () => import("./effects").then(({ effects }) => effects),
};
