import type { PropertyCoverageId } from "../../business/coveragesProperty";
import { houseWeights } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("condominium", {
  flow,
  cases,
  weights: { ...houseWeights, CONTENTS: { part: 0.5, power: 0.5 } },
  quick: { kind: "deductible", coverages: ["ALL_PERILS"] satisfies PropertyCoverageId[], values: ["500", "1000", "2500"] },
});
