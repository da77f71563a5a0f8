import { phrases } from "../../kernel/phrase";
import type { Line } from "../../session/line";
import { flow } from "../auto/flow";

const texts = phrases("other", { label: "other" });

export const line: Line = {
  slug: "other",
  wire: "OTHER",
  label: texts.label,
  flow,
  cases: () => Promise.resolve([]),
  riskState: () => null,
  ratingInput: () => null,
};
