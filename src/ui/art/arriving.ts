import { css } from "../styles/styles";

/** The accents of the drawing inside arrive after the rest. */
export const arriving = css`
  .a,
  .al {
    animation: iq-rise var(--iq-motion-count) var(--iq-motion-count) var(--iq-motion-ease) backwards;
  }
`;
