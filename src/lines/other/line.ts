import type { Line } from "../../session/line";
import { lineOf } from "../../session/line";
import { flow } from "./flow";

/** Covers everything without a line of its own, and has the generic finalize pages. */
export const line: Line = lineOf("other", { flow, cases: [] });
