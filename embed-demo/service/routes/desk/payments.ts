import { z } from "../../../../src/kernel/zod";
import { id } from "../../../../src/api/contract/values";
import type { Database } from "../../database/connection";
import { place } from "../../desk/page";
import { findPayments } from "../../desk/payments";
import type { DeskRoute } from "../../http/deskRoute";
import { validate } from "../../http/validate";

const search = z.object({ lead: z.optional(id), after: z.optional(place) });

/** Payments and where their money is. */
export const paymentRoutes = (db: Database): readonly DeskRoute[] => [
  {
    method: "POST",
    path: "/v1/desk/payments/find",
    answer: ({ body }) => findPayments(db, validate(search, body, "body") as z.output<typeof search>),
  },
];
