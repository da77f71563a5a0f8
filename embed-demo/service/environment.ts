import type { ServiceOptions } from "./start";

/**
 * PORT (4402), DATA_DIR (.data/service), DATABASE_URL, ALLOWED_ORIGINS (comma-separated; the demo's sites), LOG_LEVEL (info),
 * RATING_SPEED (1), RATE_LIMIT (requests a minute for each key and address, 1200), TRUSTED_PROXIES (comma-separated addresses
 * and ranges whose X-Forwarded-For is believed), EXTERNAL_ORIGIN (the sites that hand-off tokens lead to). Throws on what can't
 * be read.
 */
export function environment(env: Readonly<Record<string, string | undefined>>): ServiceOptions {
  const number = (name: string, otherwise: number, least: number): number => {
    const value = env[name] === undefined || env[name] === "" ? otherwise : Number(env[name]);
    if (!(value >= least)) throw new Error(`${name} must be a number from ${least}`);
    return value;
  };
  return {
    port: number("PORT", 4402, 0),
    dataDir: env.DATA_DIR || ".data/service",
    databaseUrl: env.DATABASE_URL || undefined,
    allowedOrigins: listOf(env.ALLOWED_ORIGINS || "http://localhost:4400"),
    logLevel: env.LOG_LEVEL || "info",
    ratingSpeed: number("RATING_SPEED", 1, 0.01),
    rateLimitPerMinute: number("RATE_LIMIT", 1_200, 1),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    externalOrigin: env.EXTERNAL_ORIGIN || "http://localhost:4403",
  };
}

/** "a, b" */
const listOf = (text = ""): string[] => text.split(",").map((part) => part.trim()).filter(Boolean);
