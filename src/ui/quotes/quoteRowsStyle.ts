import { css } from "../styles/styles";

/**
 * The list's frame with its tools on top. Its own width matters, because content beside it takes some of the host's. Queries measure
 * in its font size, which therefore equals that of `.iq`.
 */
export const quoteRows = css`
  container: rows / inline-size;
  --in: max(0px, calc(var(--iq-radius-card) - var(--iq-border-card)));
  font-size: 16px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  box-shadow: var(--iq-shadow-card);
  ul {
    font-size: 17px;
  }
`;
