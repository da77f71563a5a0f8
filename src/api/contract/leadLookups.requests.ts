import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id } from "./values";

const params = z.object({ lookupId: id });

export const leadLookupsRequests = {
  readLeadLookup: {
    summary: "Read what a lead lookup id stands for, masked",
    params,
    problems: ["LOOKUP_NOT_FOUND"],
  },
  takeOverLeadLookup: {
    summary: "Take over what a lead lookup id stands for",
    params,
    body: z.object({}),
    problems: ["LOOKUP_NOT_FOUND"],
  },
} satisfies Requests;
