import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

const policy = z.object({
  company: z.string(),
  /** Dollars a month, as typed. */
  price: z.string(),
  /** The label of the policy's option, by coverage. */
  values: z.record(z.string(), z.string()),
});

export type CurrentPolicy = z.infer<typeof policy>;

/** The policy that the visitor has today. It stays a draft: it is compared in this browser, isn't an answer, and is never sent. */
export const currentPolicy = field<CurrentPolicy>("currentPolicy", policy, { initial: { company: "", price: "", values: {} }, personal: true });
