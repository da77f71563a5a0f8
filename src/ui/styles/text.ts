import { css } from "./styles";

/** Type roles that screens use on their own elements. */
export const dialogTitle = css`
  font-family: var(--iq-font-heading);
  font-weight: var(--iq-font-heading-weight);
  font-size: 22px;
  line-height: 28px;
  letter-spacing: var(--iq-font-heading-tracking);
  text-wrap: balance;
`;
export const sectionTitle = css`
  padding-block: var(--s4) 10px;
  font-family: var(--iq-font-heading);
  font-weight: var(--iq-font-heading-weight);
  font-size: 22px;
  line-height: 28px;
  letter-spacing: var(--iq-font-heading-tracking);
`;
export const cardTitle = css`
  font-family: var(--iq-font-heading);
  font-weight: var(--iq-font-title-weight);
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.005em;
`;
export const help = css`
  font-size: 15px;
  line-height: 22px;
  color: var(--iq-color-text-muted);
`;
export const fine = css`
  font-size: 14px;
  line-height: 21px;
  color: var(--iq-color-text-muted);
`;
