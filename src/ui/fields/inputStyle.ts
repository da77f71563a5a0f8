import { css } from "../styles/styles";

/** The box of every input and select. Never below 16 px, because smaller text makes iOS zoom the host page. */
export const input = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--iq-density-control);
  padding: 8px 16px;
  font-size: 17px;
  line-height: 26px;
  background: var(--iq-field-surface);
  color: var(--iq-color-text);
  border: solid var(--iq-color-line-strong);
  border-width: var(--iq-field-edge-width);
  border-radius: var(--iq-field-radius);
  appearance: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--iq-color-text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--iq-color-text);
  }
  &:focus-visible {
    border-color: var(--iq-color-focus);
    outline: 3px solid var(--iq-color-focus);
    outline-offset: -1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--iq-color-error);
    box-shadow: inset 0 0 0 1px var(--iq-color-error);
    background: var(--iq-color-error-soft);
  }
  &:autofill {
    -webkit-text-fill-color: var(--iq-color-text);
    box-shadow: inset 0 0 0 40px var(--iq-color-selected-soft);
  }
`;
