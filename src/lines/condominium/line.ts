import { houseWeights } from "../../business/whatIf";
import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("condominium", { flow, cases, weights: { ...houseWeights, CONTENTS: { part: 0.5, power: 0.5 } } });
