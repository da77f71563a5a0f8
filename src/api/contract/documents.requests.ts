import { z } from "../../kernel/zod";
import { applicationParams } from "./applications/shared";
import type { Requests } from "./endpoint";
import { id } from "./values";

export const documentsRequests = {
  downloadApplication: {
    summary: "Download the application before it is signed",
    params: applicationParams,
    query: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "NOT_BINDABLE", "APPLICATION_INCOMPLETE"],
  },
  downloadSignedApplication: {
    summary: "Download what was signed",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
  downloadPolicy: {
    summary: "Download the policy that was bought",
    params: applicationParams,
    problems: ["NOT_FOUND"],
  },
} satisfies Requests;
