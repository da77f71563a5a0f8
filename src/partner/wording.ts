/** A partner's texts by phrase key. */
export type Wording = Readonly<Record<string, string>>;

/** Names a file's JSON Schema for editors; no text. */
export const schemaMember = "$schema";

/**
 * Reads a `text.json`: a flat map of phrase keys to plain text. Null when it isn't a map at all. Entries that aren't text,
 * contain markup or are far too long are left out and reported, so that one slip doesn't cost a partner the rest.
 */
export function readWording(file: unknown, onDropped: (key: string) => void): Wording | null {
  if (file === null || typeof file !== "object" || Array.isArray(file)) return null;
  const entries = Object.entries(file as Record<string, unknown>).filter((entry): entry is [string, string] => {
    const [key, text] = entry;
    if (key === schemaMember) return false;
    const plain = typeof text === "string" && text.length <= 2_000 && !/<[a-z/!]|&\w+;/i.test(text);
    if (!plain) onDropped(key);
    return plain;
  });
  return Object.fromEntries(entries);
}
