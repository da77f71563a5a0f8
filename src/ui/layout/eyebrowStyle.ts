import { css } from "../styles/styles";

/** The small line above a title. */
export const eyebrow = css`
  font-size: var(--iq-font-eyebrow-size);
  line-height: 20px;
  font-weight: var(--iq-font-label-weight);
  text-transform: var(--iq-font-eyebrow-case);
  letter-spacing: var(--iq-font-eyebrow-tracking);
  color: var(--iq-color-text-muted);
`;
