import { css } from "../styles/styles";

const star = css`
  flex: none;
  width: calc(16 * var(--iq-u));
  height: calc(16 * var(--iq-u));
  fill: var(--iq-art-accent);
  stroke: var(--iq-icon-color);
  stroke-width: 1.6;
  stroke-linejoin: round;
  @media (forced-colors: active) {
    fill: none;
    stroke: CanvasText;
  }
`;

/** Marks a rating, in the brand's accent. */
export const StarIcon = () => (
  <svg className={star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z" />
  </svg>
);
