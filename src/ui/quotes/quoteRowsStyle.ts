import { css } from "../styles/styles";

/**
 * The list's frame. Its own width matters, because content beside it takes some of the host's. Queries measure in its font
 * size, which therefore equals that of `.iq`.
 */
export const quoteRows = css`
  container: rows / inline-size;
  font-size: 16px;
  > ul {
    font-size: 17px;
    --in: max(0px, calc(var(--iq-radius-card) - var(--iq-border-card)));
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    box-shadow: var(--iq-shadow-card);
  }
  > div {
    display: none;
    grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) 176px 140px calc(72 * var(--iq-u)) calc(24 * var(--iq-u));
    gap: 16px;
    padding-block: 0 8px;
    padding-inline: 20px 16px;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  > div :first-child {
    grid-column: span 2;
  }
  > div :nth-child(3) {
    text-align: end;
  }
  > div :nth-child(4) {
    text-align: center;
  }
  @container (min-width: 660px) {
    > div {
      display: grid;
    }
  }
  @media print {
    > div {
      grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) 176px 140px;
      break-after: avoid;
    }
    > div :last-child {
      display: none;
    }
  }
`;
