import { css } from "../styles";

/** The accents of the drawing inside arrive after the rest: where spec §2 has an animation. */
export const arriving = css`
  .a,
  .al {
    animation: iq-rise var(--iq-motion-count) var(--iq-motion-count) var(--iq-motion-ease) backwards;
  }
`;
