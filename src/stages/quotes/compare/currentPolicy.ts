import type { Coverage } from "../../../api/contract/coverage";
import { length, ownPrice } from "../../../business/limits";
import { field } from "../../../flow/field";
import { between } from "../../../flow/rules/number";
import { tooLong } from "../../../flow/rules/tooLong";
import type { Phrase } from "../../../kernel/phrase";
import { z } from "../../../kernel/zod";

const policy = z.object({
  company: z.string(),
  /** Dollars a month, as typed. */
  price: z.string(),
  /** By coverage, the label of the option that the policy has. */
  values: z.record(z.string(), z.string()),
});

export type CurrentPolicy = z.infer<typeof policy>;

/** The policy that the visitor has today. A draft for good: it is compared in this browser, is no answer, and is never sent. */
export const currentPolicy = field<CurrentPolicy>("currentPolicy", policy, { initial: { company: "", price: "", values: {} }, personal: true });

const plain = (price: string): string => price.replace(/[$,\s]/g, "");

/** What is wrong with the price as typed; null too where there is none. */
export function priceFault({ price }: CurrentPolicy): Phrase | null {
  const typed = plain(price);
  return typed === "" ? null : between(Number.isNaN(Number(typed)) ? null : Number(typed), ownPrice);
}

/** Dollars a month; null until there is a price. */
export const priceOf = (policy: CurrentPolicy): number | null => (plain(policy.price) === "" || priceFault(policy) ? null : Number(plain(policy.price)));

/** What is wrong with the company's name as typed. */
export const companyFault = ({ company }: CurrentPolicy): Phrase | null => tooLong(company, length.company);

/** The first sum that a value names: "$100K per person / $300K per incident" is 100,000. Null where it names none. */
export function amountIn(value: string): number | null {
  const found = /\$([\d,.]+)([KM]?)/.exec(value);
  return found ? Number(found[1]!.replaceAll(",", "")) * { "": 1, K: 1_000, M: 1_000_000 }[found[2] as "" | "K" | "M"] : null;
}

/** What the visitor may say the policy has: the choices of the line, where it names them. */
export const choicesOf = ({ increments }: Coverage): readonly string[] => (increments.incrementType === "LIST" ? increments.options.map(({ label }) => label) : []);
