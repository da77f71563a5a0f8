import { encode } from "uqr";

/** Light modules around the code, without which cameras don't find it. */
const quiet = 4;

/** A QR code as one path. Drawn by the service, because its library would add 3.5 kB to every page that shows quotes. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quiet });
  return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("") };
}
