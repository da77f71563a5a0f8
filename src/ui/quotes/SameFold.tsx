import { DownIcon } from "../icons/DownIcon";
import { SameIcon } from "../icons/SameIcon";
import { css } from "../styles/styles";

interface SameFoldProps {
  /** "Same in both:" */
  title: string;
  /** "$100K property damage, $5,000 medical payments, and 3 more" */
  text: string;
  rows: readonly { id: string; label: string; value: string; help?: string }[];
}

const fold = css`
  background: var(--iq-color-sunken);
  border-radius: 0 0 var(--in, 0) var(--in, 0);
  font-size: 15px;
  line-height: 21px;
  color: var(--iq-color-text-muted);
  summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 48px;
    padding: 8px 12px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  b,
  dd {
    color: var(--iq-color-text);
  }
  /* Opened, the rows below say it. */
  &[open] .brief {
    display: none;
  }
  summary > svg:last-child {
    transition: rotate var(--iq-motion-press);
  }
  &[open] summary > svg:last-child {
    rotate: 180deg;
  }
  dl {
    padding: 0 12px 8px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding: 8px 0;
    border-top: 1px solid var(--iq-color-line);
  }
  dd {
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: lining-nums;
  }
  dl small {
    display: block;
    font-size: 14px;
    line-height: 20px;
    max-width: 60ch;
  }
  @container iq (min-width: 960px) {
    summary,
    dl {
      padding-inline: 20px;
    }
  }
`;

/** Rows that are equal in all columns, in a line; opened, each with its explanation. */
export const SameFold = ({ title, text, rows }: SameFoldProps) => (
  <details className={fold}>
    <summary>
      <SameIcon size="xs" />
      <span>
        <b>{title}</b> <span className="brief">{text}</span>
      </span>
      <DownIcon size="sm" />
    </summary>
    <dl>
      {rows.map(({ id, label, value, help }) => (
        <div key={id}>
          <dt>
            {label}
            {help && <small>{help}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);
