import type { PropertyCoverageId } from "../../business/coveragesProperty";
import { houseWeights } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("renters", {
  flow,
  cases,
  weights: { ...houseWeights, CONTENTS: { part: 1, power: 0.5 } },
  quick: { kind: "limit", coverages: ["CONTENTS"] satisfies PropertyCoverageId[], values: ["20000", "30000", "50000"] },
});
