import type { Coverage } from "../../../api/contract/coverage";
import { length, ownPrice } from "../../../business/limits";
import { between } from "../../../flow/rules/number";
import { tooLong } from "../../../flow/rules/tooLong";
import type { Phrase } from "../../../kernel/phrase";
import type { CurrentPolicy } from "../../../session/fields/currentPolicy";

const plain = (price: string): string => price.replace(/[$,\s]/g, "");

/** The error in the typed price; null if it is right or empty. */
export function priceFault({ price }: CurrentPolicy): Phrase | null {
  const typed = plain(price);
  return typed === "" ? null : between(Number.isNaN(Number(typed)) ? null : Number(typed), ownPrice);
}

/** Dollars a month; null until there is a price. */
export const priceOf = (policy: CurrentPolicy): number | null => (plain(policy.price) === "" || priceFault(policy) ? null : Number(plain(policy.price)));

/** The error in the typed company name. */
export const companyFault = ({ company }: CurrentPolicy): Phrase | null => tooLong(company, length.company);

/** The first amount in a value: "$100K per person / $300K per incident" is 100,000. Null if it contains none. */
export function amountIn(value: string): number | null {
  const found = /\$([\d,.]+)([KM]?)/.exec(value);
  return found ? Number(found[1]!.replaceAll(",", "")) * { "": 1, K: 1_000, M: 1_000_000 }[found[2] as "" | "K" | "M"] : null;
}

/** The values that the visitor can choose for the policy: the line's own choices, if it lists them. */
export const choicesOf = ({ increments }: Coverage): readonly string[] => (increments.incrementType === "LIST" ? increments.options.map(({ label }) => label) : []);
