import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { insuranceLine, stateCode } from "./values";

/** Without a state every line with all its states; with one, only the lines that are offered there. */
export const listProducts = endpoint({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  summary: "List lines and where they are offered",
  auth: "partner",
  query: z.object({ state: z.optional(stateCode) }),
  response: z.object({
    products: z.array(
      z.object({ insuranceLine, bindType: z.enum(["DIGITAL", "ADVISOR", "EXTERNAL"]), states: z.array(stateCode) }),
    ),
  }),
  status: 200,
  problems: [],
});
