import { css } from "../styles/styles";

interface MonogramProps {
  /** One or two letters. */
  letters: string;
  /** Which of the brand's four tiles: 1 to 4. */
  tile?: number;
  size?: "small" | "row" | "large";
}

const monogram = css`
  display: grid;
  place-items: center;
  flex: none;
  width: calc(52 * var(--iq-u));
  height: calc(52 * var(--iq-u));
  border-radius: var(--iq-radius-tile);
  font-family: var(--iq-font-heading);
  font-weight: var(--iq-font-title-weight);
  font-size: 19px;
  line-height: 1;
  letter-spacing: 0.01em;
  color: var(--iq-color-text);
  background: var(--iq-color-mono-1);
  &.t2 {
    background: var(--iq-color-mono-2);
  }
  &.t3 {
    background: var(--iq-color-mono-3);
  }
  &.t4 {
    background: var(--iq-color-mono-4);
  }
  &.small {
    width: calc(36 * var(--iq-u));
    height: calc(36 * var(--iq-u));
    font-size: 14px;
  }
  &.row {
    width: calc(44 * var(--iq-u));
    height: calc(44 * var(--iq-u));
    font-size: 16px;
  }
  &.large {
    width: calc(56 * var(--iq-u));
    height: calc(56 * var(--iq-u));
    font-size: 20px;
  }
`;

/** Stands in for the picture of a carrier or a person. Always beside the name, so hidden from screen readers. */
export const Monogram = ({ letters, tile = 1, size }: MonogramProps) => (
  <span className={`${monogram} t${tile}${size ? ` ${size}` : ""}`} aria-hidden="true">
    {letters}
  </span>
);
