/** Providers that ignore dots in the local part, with the name that each is known by. */
const withoutDots: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** The mailbox behind an address: "ada+quotes@example.com" belongs to ada@example.com, and Gmail ignores dots. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  const domain = address.slice(at + 1).toLowerCase();
  const plain = withoutDots[domain];
  return plain === undefined ? `${local}@${domain}` : `${local.replaceAll(".", "")}@${plain}`;
}
