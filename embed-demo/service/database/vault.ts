import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts secrets that the database keeps, with keys that it doesn't contain. */
export interface Vault {
  /** Encrypts a text (AES-256-GCM) that only the same place opens, such as "signing_key/" and the row's id. */
  seal(text: string, place: string): string;
  /** Throws one line if no key of the vault fits, or the text comes from elsewhere. */
  open(sealed: string, place: string): string;
  /** False if an earlier key encrypted it, so that it should be sealed again. */
  isCurrent(sealed: string): boolean;
}

/** The fewest characters of a key: 32 bytes of `openssl rand -base64 32` have 44. */
export const leastKeyLength = 32;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** `keys`: the first one encrypts, each one decrypts, so that a key can be replaced while both are known. */
export function createVault(keys: readonly string[]): Vault {
  const known = new Map(keys.map((key) => [digest(`id:${key}`).toString("hex").slice(0, 12), digest(`key:${key}`)]));
  const [current] = known;
  if (!current) throw new Error("A vault needs a key");
  const [currentId, currentKey] = current;
  return {
    seal(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", currentKey, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [currentId, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, place) {
      const [id = "", ...parts] = sealed.split(".");
      const [nonce, tag, body] = parts.map((part) => Buffer.from(part, "base64url"));
      const key = known.get(id);
      if (!key || !nonce || !tag || !body) throw new Error("SECRETS_KEY doesn't open what the database keeps: set the key that it was encrypted with, or both, separated by a comma.");
      const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
    isCurrent: (sealed) => sealed.startsWith(`${currentId}.`),
  };
}
