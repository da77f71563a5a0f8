import { headers } from "../../../src/api/contract/endpoint";
import type { Partner } from "../partners/partners";
import type { PartnerOrigins } from "../partners/readOrigins";

/** A preflight carries no partner key, so any partner's origin passes it; the call itself is held to its own partner's. */
export function createOrigins(allowed: PartnerOrigins) {
  const byPartner = new Map(Object.entries(allowed));
  const all = new Set([...byPartner.values()].flat());
  return {
    isKnown: (origin: string): boolean => all.has(origin),
    isAllowed: (partner: Partner, origin: string): boolean => byPartner.get(partner.id)?.includes(origin) ?? false,
  };
}

export const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": ["Authorization", "Content-Type", ...Object.values(headers)].join(", "),
  "Access-Control-Max-Age": "600",
} as const;

export const exposedHeaders = "Retry-After, X-Request-Id";
