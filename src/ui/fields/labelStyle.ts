import { css } from "../styles/styles";

/** The label of a field and the legend of a group. */
export const label = css`
  display: block;
  margin-bottom: 6px;
  font-size: var(--iq-font-label-size);
  line-height: 22px;
  font-weight: var(--iq-font-label-weight);
  text-transform: var(--iq-font-label-case);
  letter-spacing: var(--iq-font-label-tracking);
  text-wrap: balance;
  /* A chip is no higher than the line, so that fields beside each other stay on one. */
  > span {
    margin-block: -2px;
  }
  i {
    font-style: normal;
    font-weight: 400;
    font-size: 14px;
    text-transform: none;
    letter-spacing: 0;
    color: var(--iq-color-text-muted);
  }
`;
