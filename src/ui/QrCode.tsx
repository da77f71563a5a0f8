import { useMemo } from "react";
import { encode } from "uqr";
import { css } from "./styles";

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  label: string;
}

/** Modules of light around the code, without which cameras don't find it. */
const quiet = 4;

const code = css`
  width: 176px;
  margin: 0 auto;
  border: var(--iq-border-card) solid var(--iq-color-line-strong);
  border-radius: var(--iq-radius-tile);
  /* A camera needs dark on white, in every brand, scheme and contrast. */
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

/** One path of bars for all modules: a rectangle each would be a thousand elements. */
const barsOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** A code that leads another device to an address. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: "M", border: quiet }), [text]);
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={barsOf(data)} />
    </svg>
  );
}
