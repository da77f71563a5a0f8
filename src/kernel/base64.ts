/** Reads JSON from base64 or base64url (the query's `am`, `lm` and `pm`). Null when it is too long or isn't JSON. */
export function jsonFromBase64(encoded: string, maxLength: number): unknown {
  if (encoded.length > maxLength) return null;
  try {
    const binary = atob(encoded.replace(/-/g, "+").replace(/_/g, "/").replace(/\s/g, "+"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))) as unknown;
  } catch {
    return null;
  }
}
