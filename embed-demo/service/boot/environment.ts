import { numberIn } from "../../hosting/numberIn";
import { demoPartners, keylessPartners } from "../partners/demoPartners";
import { demoOrigins, readOrigins } from "../partners/readOrigins";
import { readWebhooks } from "../partners/readWebhooks";
import { defaultSender, smtpMailer } from "../mail/smtpMailer";
import { sandboxKeys } from "../payments/sandboxKeys";
import { readCarrierKeys } from "../carriers/readCarrierKeys";
import { usualWarmUp } from "../carriers/warmUp";
import { refuseSandbox } from "./refuseSandbox";
import { usualPoolSize } from "../database/connection";
import { httpLimits } from "../http/limits";
import { usualSlots } from "../quotes/slots";
import { sandboxDoors } from "./sandboxDoors";
import { withSecretFiles, type Env } from "./secretFiles";
import { readSecretsKeys } from "./secretsKeys";
import type { ServiceOptions } from "./service";

/** The origin of the demo's pages, unless set otherwise. */
export const demoSites = "http://localhost:4400";

/**
 * PORT (4402), HOST (127.0.0.1), DATA_DIR (.data/service), DATABASE_URL, MIGRATE (on; off in production), ORIGINS_FILE
 * (`partners/origins.json`, for pages on http://localhost:4400), LOG_LEVEL (info), RATE_LIMIT (requests per minute for each key and
 * address, 1200), TRUSTED_PROXIES (comma-separated addresses and ranges whose X-Forwarded-For is trusted), PUBLIC_URL (the origin where
 * companies call back, by default http://localhost and the port), EXTERNAL_ORIGIN (the sites that hand-off tokens lead to, where
 * visitors pay, and where the companies are), CARRIER_KEYS_FILE (each company's keys; the sandbox's), WEBHOOKS_FILE (each partner's
 * addresses for events of its leads), SECRETS_KEY (encrypts secrets in the database; the sandbox's), DESK_TOKEN (opens the operator's
 * calls), METRICS_TOKEN (opens /metrics to other machines), PAYMENT_API_KEY and PAYMENT_NOTIFICATION_SECRET (the sandbox's), SMTP_URL and SMTP_FROM (the mail server and the sender's
 * address); of this process, the most connections to PostgreSQL (POOL, 10), calls to companies at once (SLOTS, 400), open quote
 * streams (STREAMS, 1000), calls to itself before it listens (WARM_UP, 200), and seconds in which balancers see that it isn't ready
 * before it stops (DRAIN_SECONDS, 5). Secrets may be in files (`secretFiles.ts`). Throws a one-line error for an invalid value, and in
 * production for one of the sandbox's.
 */
export async function environment(variables: Env): Promise<ServiceOptions & { warmUpCalls: number }> {
  const env = await withSecretFiles(variables);
  refuseSandbox(env);
  const externalOrigin = env.EXTERNAL_ORIGIN || "http://localhost:4403";
  const streams = numberIn(env, "STREAMS", { otherwise: httpLimits.streams, least: 1, most: 20_000, isWhole: true });
  return {
    port: numberIn(env, "PORT", { otherwise: 4402, least: 0, most: 65_535, isWhole: true }),
    host: env.HOST || undefined,
    dataDir: env.DATA_DIR || ".data/service",
    databaseUrl: env.DATABASE_URL || undefined,
    migrate: isOn(env, "MIGRATE", env.NODE_ENV !== "production"),
    allowedOrigins: await readOrigins(env.ORIGINS_FILE || demoOrigins, demoSites),
    logLevel: env.LOG_LEVEL || "info",
    rateLimitPerMinute: numberIn(env, "RATE_LIMIT", { otherwise: 1_200, least: 1 }),
    poolSize: numberIn(env, "POOL", { otherwise: usualPoolSize, least: 2, most: 200, isWhole: true }),
    slots: numberIn(env, "SLOTS", { otherwise: usualSlots, least: 1, most: 10_000, isWhole: true }),
    // Every stream holds a socket, and as many are left for calls.
    limits: { streams, sockets: Math.max(httpLimits.sockets, 2 * streams) },
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    partners: env.NODE_ENV === "production" ? keylessPartners() : demoPartners(),
    webhooks: env.WEBHOOKS_FILE ? await readWebhooks(env.WEBHOOKS_FILE) : undefined,
    secretsKeys: readSecretsKeys(env.SECRETS_KEY),
    deskToken: env.DESK_TOKEN || undefined,
    metricsToken: env.METRICS_TOKEN || undefined,
    warmUpCalls: numberIn(env, "WARM_UP", { otherwise: usualWarmUp, least: 0, most: 10_000, isWhole: true }),
    drainMs: 1_000 * numberIn(env, "DRAIN_SECONDS", { otherwise: 5, least: 0, most: 600 }),
    externalOrigin,
    publicUrl: env.PUBLIC_URL || undefined,
    ...sandboxDoors(externalOrigin, {
      apiKey: env.PAYMENT_API_KEY || sandboxKeys.apiKey,
      notificationSecret: env.PAYMENT_NOTIFICATION_SECRET || sandboxKeys.notificationSecret,
    }, env.CARRIER_KEYS_FILE ? await readCarrierKeys(env.CARRIER_KEYS_FILE) : undefined),
    mail: env.SMTP_URL ? smtpMailer({ url: env.SMTP_URL, from: env.SMTP_FROM || defaultSender }) : null,
  };
}

function isOn(env: Env, name: string, otherwise: boolean): boolean {
  const text = env[name] || (otherwise ? "on" : "off");
  if (text !== "on" && text !== "off") throw new Error(`${name} must be on or off, and is "${text}".`);
  return text === "on";
}

/** "a, b" */
const listOf = (text = ""): string[] => text.split(",").map((part) => part.trim()).filter(Boolean);
