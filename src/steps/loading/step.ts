import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";
import type { LineStep } from "../../session/line";
import { LoadingScreen } from "./LoadingScreen";

const texts = phrases("loading", { title: "Gathering information..." });

/** Looks up data so that the visitor types less, and continues without a press. */
export const loadingStep = (effects: readonly Effect[]): LineStep => ({
  id: "loading",
  title: texts.title,
  screen: LoadingScreen,
  fields: [],
  effects,
  transient: true,
});
