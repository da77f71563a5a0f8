import { createVault, leastKeyLength, type Vault } from "../database/vault";

/** Encrypts the sandbox's secrets in the database. Everybody can read it here. */
export const sandboxSecretsKey = "sandbox-secrets-key-that-everybody-can-read";

/** Reads SECRETS_KEY: one key, or several with the current one first, separated by commas. Throws one line. */
export function readSecretsKeys(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  const keys = text.split(",").map((key) => key.trim());
  if (keys.some((key) => key.length < leastKeyLength)) throw new Error(`SECRETS_KEY must have ${leastKeyLength} characters at least: make one with openssl rand -base64 32.`);
  return keys;
}

/** The vault of a service. Without keys it has the sandbox's, which production refuses. */
export function vaultOf(keys: readonly string[] = [sandboxSecretsKey]): Vault {
  if (process.env["NODE_ENV"] === "production" && keys.includes(sandboxSecretsKey)) throw new Error("NODE_ENV=production: the service needs a secrets key of its own.");
  return createVault(keys);
}
