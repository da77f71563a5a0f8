import { timingSafeEqual } from "node:crypto";

/** Compares a given key with the expected one in constant time, so that timing reveals nothing of it. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
