import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { household } from "./fields";

const texts = phrases("cohabitation", { title: "Who shares your home?" });

export const cohabitationStep: LineStep = {
  id: "cohabitation",
  title: texts.title,
  screen: () => import("./CohabitationScreen"),
  fields: [household],
  effects: () => import("./effects").then(({ effects }) => effects),
};
