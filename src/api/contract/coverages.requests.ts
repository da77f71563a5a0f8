import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { insuranceLine, stateCode } from "./values";

export const coveragesRequests = {
  listCoverages: {
    summary: "List a line's coverages and deductibles in a state",
    query: z.object({ line: insuranceLine, state: stateCode }),
    problems: ["CODE_NOT_SUPPORTED"],
  },
} satisfies Requests;
