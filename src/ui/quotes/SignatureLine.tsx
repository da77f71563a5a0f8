import { css } from "../styles/styles";

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 10px 0 8px;
  border-bottom: 1.5px solid var(--iq-color-line-strong);
  b {
    font-family: var(--iq-font-heading);
    font-size: 22px;
    line-height: 28px;
    font-weight: var(--iq-font-title-weight);
    overflow-wrap: anywhere;
  }
  span {
    font-size: 14px;
    color: var(--iq-color-text-muted);
  }
`;

/** The signer's name and the day, as on paper. */
export const SignatureLine = ({ name, date }: { name: string; date: string }) => (
  <p className={line}>
    <b>{name}</b>
    <span>{date}</span>
  </p>
);
