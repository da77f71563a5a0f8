/** An address as it may stand on a screen that others see: "m•••@example.com". The dots don't tell the name's length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
