import { headers } from "../../../src/api/contract/endpoint";
import type { Partner, Partners } from "../partners/partners";
import { everyPartner, type PartnerOrigins } from "../partners/readOrigins";

/**
 * The pages that may call: those of the partner, and `listed` ones, which the service was started with. A preflight has no partner key,
 * so any partner's origin passes it; the call itself is checked against its own partner's.
 */
export function createOrigins({ all }: Pick<Partners, "all">, listed: PartnerOrigins) {
  const of = (id: string): readonly string[] => (Object.hasOwn(listed, id) ? listed[id]! : []);
  const isAllowed = ({ id, origins }: Pick<Partner, "id" | "origins">, origin: string): boolean =>
    origins.includes(origin) || of(id).includes(origin) || of(everyPartner).includes(origin);
  return { isAllowed, isKnown: (origin: string): boolean => all().some((partner) => isAllowed(partner, origin)) };
}

export type Origins = ReturnType<typeof createOrigins>;

export const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": ["Authorization", "Content-Type", ...Object.values(headers)].join(", "),
  "Access-Control-Max-Age": "600",
} as const;

export const exposedHeaders = "Content-Disposition, Retry-After, X-Request-Id";
