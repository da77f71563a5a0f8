import { css } from "../styles/styles";

/** The slight movement of everything that is pressed. */
export const press = css`
  transition: transform var(--iq-motion-press) var(--iq-motion-ease), box-shadow var(--iq-motion-press) var(--iq-motion-ease),
    background-color var(--iq-motion-press), border-color var(--iq-motion-press);
  @media (prefers-reduced-motion: no-preference) {
    &:active {
      transform: scale(0.985);
    }
  }
`;
