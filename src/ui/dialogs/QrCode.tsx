import { css } from "../styles/styles";

interface QrCodeProps {
  /** Side of the path's square. */
  size: number;
  /** The dark squares. */
  path: string;
  label: string;
}

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

/** A QR code that opens an address on another device. */
export const QrCode = ({ size, path, label }: QrCodeProps) => (
  <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
);
