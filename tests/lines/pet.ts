import type { Expected } from "./expected";
import { quoted } from "./shared";

export const expected: Expected = {
  card: "Pet",
  routes: "info policy-compare loading transition",
  progress: ["Details", "Quotes"],
  events: [...quoted.slice(0, -1), "iq-complete hand-off"],
  told: {},
  effort: { presses: 4, questions: 6 },
  isBundled: false,
  walk: 203_500,
};
