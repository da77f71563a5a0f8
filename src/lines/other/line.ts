import { phrases } from "../../kernel/phrase";
import type { Line } from "../../session/line";
import { flow } from "./flow";

const texts = phrases("other", { label: "other" });

/** Everything without a line of its own, and the generic finalize pages. */
export const line: Line = {
  slug: "other",
  wire: "OTHER",
  label: texts.label,
  flow,
  cases: [],
  riskState: () => null,
  ratingInput: () => null,
};
