import { z } from "../../kernel/zod";
import { coverage } from "./coverage";
import { endpoint, lazily } from "./endpoint";
import { insuranceLine, stateCode } from "./values";

/** Coverages and deductibles of a line in a state, in display order, without those on the exclusion list. */
export const listCoverages = endpoint({
  id: "listCoverages",
  method: "GET",
  path: "/v1/coverages",
  auth: "partner",
  response: lazily(() => z.object({ line: insuranceLine, state: stateCode, coverages: z.array(coverage) })),
  status: 200,
});
