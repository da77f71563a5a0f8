import { phrases } from "../../kernel/phrase";
import { stateField } from "../../session/fields/address";
import type { Line } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";
import { ratingInput } from "./ratingInput";

const texts = phrases("auto", { label: "auto" });

export const line: Line = {
  slug: "auto",
  wire: "PERSONAL_AUTO",
  label: texts.label,
  flow,
  cases,
  riskState: (answers) => answers.get(stateField) || null,
  ratingInput,
};
