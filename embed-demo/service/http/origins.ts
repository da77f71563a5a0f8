import { headers } from "../../../src/api/contract/endpoint";
import type { Partner } from "../partners/partners";
import type { PartnerOrigins } from "../partners/readOrigins";

/** A preflight has no partner key, so any partner's origin passes it; the call itself is checked against its own partner's. */
export function createOrigins(allowed: PartnerOrigins) {
  const of = (id: string): readonly string[] => (Object.hasOwn(allowed, id) ? allowed[id]! : []);
  return {
    isKnown: (origin: string): boolean => Object.keys(allowed).some((id) => of(id).includes(origin)),
    isAllowed: (partner: Partner, origin: string): boolean => of(partner.id).includes(origin),
  };
}

export const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": ["Authorization", "Content-Type", ...Object.values(headers)].join(", "),
  "Access-Control-Max-Age": "600",
} as const;

export const exposedHeaders = "Retry-After, X-Request-Id";
