import { css } from "../styles/styles";

/** Animates the accents of the drawing inside, which arrive after the rest. */
export const arriving = css`
  .a,
  .al {
    animation: iq-rise var(--iq-motion-count) var(--iq-motion-count) var(--iq-motion-ease) backwards;
  }
`;
