import { css } from "../styles/styles";

interface SumListProps {
  rows: readonly { id: string; label: string; value: string }[];
  total: { label: string; value: string };
  /** The consequence of the total, announced when it changes. */
  note: string;
}

const list = css`
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: 8px 0;
    font-size: 15px;
    line-height: 22px;
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
  }
  dt {
    color: var(--iq-color-text-muted);
  }
  .total {
    padding-top: 12px;
    border-top: 1px solid var(--iq-color-line-strong);
    font-size: 18px;
    line-height: 26px;
    font-weight: var(--iq-font-title-weight);
  }
  .total dt {
    color: inherit;
  }
  > p {
    margin-top: var(--s2);
    font-size: 15px;
    line-height: 22px;
  }
`;

/** A sum with its parts and its consequence. */
export const SumList = ({ rows, total, note }: SumListProps) => (
  <div className={list}>
    <dl>
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
    <p role="status">{note}</p>
  </div>
);
