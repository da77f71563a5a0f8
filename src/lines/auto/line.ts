import type { AutoCoverageId } from "../../business/coveragesAuto";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { drivenLine } from "../../steps/drivers/drivenLine";
import { cases } from "./cases";
import { flow } from "./flow";
import { weights } from "./weights";

export const line: Line = lineOf("auto", {
  flow,
  cases,
  weights,
  ...drivenLine,
  quick: { kind: "deductible", coverages: ["COMPREHENSIVE_DEDUCTIBLE", "COLLISION_DEDUCTIBLE"] satisfies AutoCoverageId[], values: ["500", "1000", "2000"] },
});
