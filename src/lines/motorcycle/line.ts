import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { unratedOfDriven } from "../../steps/drivers/unrated";
import { cases } from "./cases";
import { flow } from "./flow";

export const line: Line = lineOf("motorcycle", { flow, cases, unrated: unratedOfDriven });
