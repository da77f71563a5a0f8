import { sandboxKeys } from "../payments/sandboxKeys";
import type { Env } from "./secretFiles";
import { sandboxSecretsKey } from "./secretsKeys";

/** Variables without which production doesn't start, because their defaults are the sandbox's. */
const needed = ["DATABASE_URL", "SECRETS_KEY", "PAYMENT_API_KEY", "PAYMENT_NOTIFICATION_SECRET", "CARRIER_KEYS_FILE", "EXTERNAL_ORIGIN", "PUBLIC_URL", "ORIGINS_FILE"] as const;

/** Values that everybody can read in the source. */
const known: readonly string[] = [...Object.values(sandboxKeys), sandboxSecretsKey];

/**
 * With NODE_ENV=production, throws one line with all that is missing or the sandbox's: known keys would open payments and hand-offs to
 * everybody, and the embedded database may lose the last seconds when the power fails.
 */
export function refuseSandbox(env: Env): void {
  if (env.NODE_ENV !== "production") return;
  const missing = needed.filter((name) => !env[name]);
  const sandboxed = needed.filter((name) => (env[name] ?? "").split(",").some((part) => known.includes(part.trim())));
  const faults = [missing.length > 0 && `set ${missing.join(", ")}`, sandboxed.length > 0 && `replace the sandbox's ${sandboxed.join(", ")}`].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`NODE_ENV=production: ${faults.join("; ")}.`);
}

/** With NODE_ENV=production, throws one line if names and streets of visitors would provoke outcomes, unless that is asked for by name. */
export function refuseTestInputs(testInputs: boolean | "in production too" | undefined): void {
  if (testInputs === true && process.env["NODE_ENV"] === "production") throw new Error('NODE_ENV=production: leave out testInputs, or write testInputs: "in production too".');
}
