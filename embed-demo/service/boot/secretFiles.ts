import { readFile } from "node:fs/promises";

/** The environment's variables, by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Variables that contain a secret. */
export const secretNames = ["DATABASE_URL", "SECRETS_KEY", "PAYMENT_API_KEY", "PAYMENT_NOTIFICATION_SECRET", "SMTP_URL", "DESK_TOKEN", "METRICS_TOKEN"] as const;

/**
 * Each secret may be in a file instead, which the variable with `_FILE` after its name names: `DESK_TOKEN_FILE=/run/secrets/desk_token`.
 * Other processes can't read it there, and it appears in no list of variables. Throws one line for a file that can't be read.
 */
export async function withSecretFiles(env: Env): Promise<Env> {
  const read = await Promise.all(secretNames.map(async (name) => [name, await secretOf(env, name)] as const));
  return { ...env, ...Object.fromEntries(read) };
}

async function secretOf(env: Env, name: string): Promise<string | undefined> {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${name}_FILE ${file}: can't be read.`);
  });
  if (text.trim() === "") throw new Error(`${name}_FILE ${file}: is empty.`);
  return text.trim();
}
