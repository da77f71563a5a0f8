import { css } from "../styles/styles";

/** Lets useIsWide see that the host has room for a wide layout. */
export const wideProbe = css`
  @container iq (min-width: 960px) {
    --wide: 1;
  }
`;
