import type { PropertyCoverageId } from "../../business/coveragesProperty";
import { houseWeights } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("homeowners", {
  flow,
  cases,
  weights: houseWeights,
  quick: { kind: "deductible", coverages: ["ALL_PERILS"] satisfies PropertyCoverageId[], values: ["1000", "2500", "5000"] },
});
