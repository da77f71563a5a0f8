import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { gender, wireGender } from "../../steps/person/gender";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("life", { flow, cases, lead: (answers) => wireGender(answers.get(gender)) });
