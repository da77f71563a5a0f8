import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id } from "./values";

export const partnersRequests = {
  readPartner: {
    summary: "Read a partner",
    params: z.object({ partnerId: id }),
    problems: ["PARTNER_NOT_FOUND"],
  },
} satisfies Requests;
