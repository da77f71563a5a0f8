import { headers } from "../../../src/api/contract/endpoint";
import type { Partner } from "../partners/partners";

/** Origins for every partner, or by partner id. */
export type AllowedOrigins = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** A preflight carries no partner key, so any partner's origin passes it; the call itself is held to its own partner's. */
export function createOrigins(allowed: AllowedOrigins) {
  const isList = (given: AllowedOrigins): given is readonly string[] => Array.isArray(given);
  const all = new Set(isList(allowed) ? allowed : Object.values(allowed).flat());
  return {
    isKnown: (origin: string): boolean => all.has(origin),
    isAllowed: (partner: Partner, origin: string): boolean => (isList(allowed) ? all.has(origin) : (allowed[partner.id]?.includes(origin) ?? false)),
  };
}

export const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": ["Authorization", "Content-Type", ...Object.values(headers)].join(", "),
  "Access-Control-Max-Age": "600",
} as const;

export const exposedHeaders = "Retry-After, X-Request-Id";
