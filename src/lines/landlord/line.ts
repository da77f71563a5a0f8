import type { PropertyCoverageId } from "../../business/coveragesProperty";
import { houseWeights } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("landlord", {
  flow,
  cases,
  weights: { ...houseWeights, CONTENTS: { part: 0.01, power: 1 } },
  quick: { kind: "deductible", coverages: ["ALL_PERILS"] satisfies PropertyCoverageId[], values: ["1000", "2500", "5000"] },
});
