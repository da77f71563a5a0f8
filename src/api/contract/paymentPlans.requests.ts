import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id } from "./values";

export const paymentPlansRequests = {
  listPaymentPlans: {
    summary: "List how a quote's premium may be paid",
    params: z.object({ quoteId: id }),
    problems: ["NOT_FOUND", "NOT_BINDABLE"],
  },
} satisfies Requests;
