import { createHmac, timingSafeEqual } from "node:crypto";

/** Contains the time and the signature of a notification: `t=1795300000,v1=6f1c…`. */
export const signatureHeader = "X-Signature";

/** Seconds for which a notification is valid, in either direction: a copy sent later is refused, and clocks may differ a little. */
export const signatureTolerance = 300;

const digestOf = (text: string, seconds: number, secret: string): Buffer => createHmac("sha256", secret).update(`${seconds}.${text}`).digest();

/** The header's value: an HMAC (SHA-256) over the time and the body. `seconds` since 1970. */
export const signatureOf = (text: string, seconds: number, secret: string): string =>
  `t=${seconds},v1=${digestOf(text, seconds, secret).toString("hex")}`;

/** True if the body was signed with the secret, and recently. Compares in constant time, so that timing reveals nothing. */
export function isSigned(text: string, header: string | null, secret: string, nowSeconds: number): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const isLate = Math.abs(nowSeconds - seconds) > signatureTolerance;
  return !isLate && timingSafeEqual(digestOf(text, seconds, secret), Buffer.from(parts[2] ?? "", "hex"));
}
