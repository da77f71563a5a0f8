import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { stateCode } from "./values";

export const productsRequests = {
  listProducts: {
    summary: "List lines and where they are offered",
    query: z.object({ state: z.optional(stateCode) }),
    problems: [],
  },
} satisfies Requests;
