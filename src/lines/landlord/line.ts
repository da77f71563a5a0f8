import { phrases } from "../../kernel/phrase";
import { stateField } from "../../session/fields/address";
import type { Line } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";
import { ratingInput } from "./ratingInput";

const texts = phrases("landlord", { label: "landlord" });

export const line: Line = {
  slug: "landlord",
  wire: "LANDLORD",
  label: texts.label,
  flow,
  cases,
  riskState: (answers) => answers.get(stateField) || null,
  ratingInput,
};
