import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { Screen } from "./CohabitationScreen";
import { effects } from "./effects";
import { household } from "./fields";

const texts = phrases("cohabitation", { title: "Who lives with you?" });

export const cohabitationStep: LineStep = {
  id: "cohabitation",
  title: texts.title,
  screen: Screen,
  fields: [household],
  effects,
};
