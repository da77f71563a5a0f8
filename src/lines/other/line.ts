import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { flow } from "./flow";

/** Everything without a line of its own, and the generic finalize pages. */
export const line: Line = lineOf("other", { flow, cases: [] });
