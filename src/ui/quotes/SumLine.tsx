import { css } from "../styles/styles";

const line = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  font-variant-numeric: lining-nums;
  b {
    font-weight: var(--iq-font-title-weight);
  }
`;

/** A sum below what it adds up. */
export const SumLine = ({ name, value }: { name: string; value: string }) => (
  <p className={line}>
    <span>{name}</span>
    <b>{value}</b>
  </p>
);
