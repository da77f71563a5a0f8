import { phrases } from "../../kernel/phrase";
import type { Line } from "../../session/line";
import { cases } from "./cases";
import { petState } from "./fields";
import { flow } from "./flow";
import { ratingInput } from "./ratingInput";

const texts = phrases("pet", { label: "pet" });

export const line: Line = {
  slug: "pet",
  wire: "PET",
  label: texts.label,
  flow,
  cases,
  riskState: (answers) => answers.get(petState) || null,
  ratingInput,
};
