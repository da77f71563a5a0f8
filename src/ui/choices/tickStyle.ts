import { css } from "../styles/styles";

/** The mark of a choice: round for one of several, square for any of several. Its card colors it when chosen. */
export const tick = css`
  display: grid;
  place-items: center;
  flex: none;
  width: calc(28 * var(--iq-u));
  height: calc(28 * var(--iq-u));
  border: 1.5px solid var(--iq-color-line-strong);
  border-radius: min(50%, calc(var(--iq-radius-card) * 0.3));
  background: var(--iq-color-raised);
  transition: background-color var(--iq-motion-press), border-color var(--iq-motion-press);
  svg {
    visibility: hidden;
  }
  &.small {
    width: calc(24 * var(--iq-u));
    height: calc(24 * var(--iq-u));
  }
  &.round {
    border-radius: 50%;
  }
  input:checked ~ & {
    background: var(--iq-color-selected);
    border-color: var(--iq-color-selected);
    color: var(--iq-color-on-selected);
    forced-color-adjust: none;
    print-color-adjust: exact;
    svg {
      visibility: visible;
    }
  }
  input[aria-invalid="true"] ~ &,
  fieldset[aria-invalid="true"] & {
    border-color: var(--iq-color-error);
    box-shadow: inset 0 0 0 1px var(--iq-color-error);
  }
  @media (forced-colors: active) {
    input:checked ~ & {
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;
