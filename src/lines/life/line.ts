import type { LifeTerm } from "../../business/life";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { gender, wireGender } from "../../steps/person/gender";
import { cases } from "./cases";
import { term } from "./fields";
import { flow } from "./flow";

export const line: Line = lineOf("life", {
  flow,
  cases,
  lead: (answers) => wireGender(answers.get(gender)),
  quick: { kind: "answer", answer: term, values: [10, 20, 30] satisfies LifeTerm[] },
});
