import { css } from "../styles/styles";

/** Positions an input's icon at the start and its unit at the end. */
export const inputBox = css`
  position: relative;
  > svg {
    position: absolute;
    z-index: 1;
    inset-inline-start: 16px;
    top: calc(50% - 12 * var(--iq-u));
    color: var(--iq-color-text-muted);
    pointer-events: none;
  }
  > svg + input {
    padding-inline-start: calc(26px + 24 * var(--iq-u));
  }
  &.short {
    max-width: 200px;
  }
  &.unit {
    display: flex;
    align-items: center;
  }
  > span {
    flex: none;
    margin-inline-start: 12px;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
`;
