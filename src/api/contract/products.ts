import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { insuranceLine, stateCode } from "./values";

/** Every line with the states where it is offered; with a state, the lines that are offered there. */
export const listProducts = endpoint({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  summary: "List lines and where they are offered",
  auth: "partner",
  query: z.object({ state: z.optional(stateCode) }),
  response: z.object({
    products: z.array(
      z.object({
        insuranceLine,
        /** The way to buy a quote: online, if a company and the state allow it, or with an advisor. */
        bindType: z.enum(["DIGITAL", "ADVISOR"]),
        states: z.array(stateCode),
      }),
    ),
  }),
  status: 200,
  problems: [],
});
