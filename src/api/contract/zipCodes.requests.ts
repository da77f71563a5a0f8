import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { insuranceLine, zipCode } from "./values";

export const zipCodesRequests = {
  readZipCode: {
    summary: "Look a ZIP code up",
    params: z.object({ zipCode }),
    query: z.object({ line: z.optional(insuranceLine) }),
    problems: ["ZIP_NOT_FOUND"],
  },
} satisfies Requests;
