/** Providers that leave dots out of the local part, and the name that each is known under. */
const withoutDots: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** The mailbox that an address leads to: "ada+quotes@example.com" is ada@example.com's, and dots count for nothing at Gmail. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  const domain = address.slice(at + 1).toLowerCase();
  const plain = withoutDots[domain];
  return plain === undefined ? `${local}@${domain}` : `${local.replaceAll(".", "")}@${plain}`;
}
