import { phrases } from "../../kernel/phrase";
import type { Line } from "../../session/line";
import { cases } from "./cases";
import { lifeState } from "./fields";
import { flow } from "./flow";
import { ratingInput } from "./ratingInput";

const texts = phrases("life", { label: "term life" });

export const line: Line = {
  slug: "life",
  wire: "LIFE",
  label: texts.label,
  flow,
  cases,
  riskState: (answers) => answers.get(lifeState) || null,
  ratingInput,
};
