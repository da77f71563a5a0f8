import type { PetCoverageId } from "../../business/coveragesPet";
import { deductibleWeight } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("pet", {
  flow,
  cases,
  weights: { Deductible: deductibleWeight(1) },
  quick: { kind: "deductible", coverages: ["Deductible"] satisfies PetCoverageId[], values: ["250", "500", "1000"] },
});
