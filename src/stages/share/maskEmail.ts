/** An address as shown on a screen that others may see: "m•••@example.com". The dots don't reveal the name's length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
