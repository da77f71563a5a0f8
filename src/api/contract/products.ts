import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { insuranceLine, stateCode } from "./values";

/** Every line with the states where it is offered; with a state, the lines that are offered there. */
export const listProducts = endpoint({
  id: "listProducts",
  method: "GET",
  path: "/v1/products",
  auth: "partner",
  response: lazily(() => z.object({
    products: z.array(
      z.object({
        insuranceLine,
        /** The way to buy a quote: online, if a company and the state allow it, or with an advisor. */
        bindType: z.enum(["DIGITAL", "ADVISOR"]),
        states: z.array(stateCode),
      }),
    ),
  })),
  status: 200,
});
