import type { ReactNode } from "react";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { help } from "../styles/text";

interface RowDetailsProps {
  id: string;
  badges: ReactNode;
  /** A list of the price's changes. */
  history?: ReactNode;
  terms: readonly { id: string; label: string; value: string; help?: string }[];
  /** The heading of `reasons`. */
  why: string;
  reasons: ReactNode;
  /** Says what the first action leads to, before it is pressed. */
  next: string;
  /** Below the actions. */
  note: ReactNode;
  /** A button, then links; the last one closes. */
  actions: ReactNode;
}

const details = css`
  display: grid;
  gap: 14px;
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    padding: 7px 0;
    border-top: 1px solid var(--iq-color-line);
    font-size: 15px;
    line-height: 22px;
  }
  dt {
    flex: 1 1 0;
    min-width: min-content;
    color: var(--iq-color-text-muted);
  }
  dd {
    margin-inline-start: auto;
    font-weight: var(--iq-font-title-weight);
    text-align: end;
  }
  .help {
    flex-basis: 100%;
    font-weight: 400;
    font-size: 14px;
    line-height: 20px;
    text-align: start;
    color: var(--iq-color-text-muted);
  }
  ul {
    margin-top: 10px;
    padding: 10px 14px;
    border-radius: var(--iq-radius-card);
    background: var(--iq-color-sunken);
    list-style: none;
  }
  ul,
  section {
    font-size: 15px;
    line-height: 22px;
  }
  .why {
    margin-bottom: 4px;
    font-weight: var(--iq-font-label-weight);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 24px;
  }
  .acts > :first-child {
    flex: 1 0 100%;
  }
  .acts + p {
    margin-top: -6px;
  }
  @container rows (min-width: 660px) {
    dl {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
      gap: 12px 20px;
      padding-top: 14px;
      border-top: 1px solid var(--iq-color-line);
    }
    dl > div {
      display: block;
      padding: 0;
      border: 0;
    }
    /* A sentence in a narrow column would make its row higher than all others. */
    dl > :has(.help) {
      grid-column: span 2;
    }
    dd {
      text-align: start;
    }
    .acts > :first-child {
      flex: none;
    }
    .acts > :last-child {
      margin-inline-start: auto;
    }
  }
`;

/** The content of an open row: terms, possible changes, and actions. */
export const RowDetails = ({ id, badges, history, terms, why, reasons, next, actions, note }: RowDetailsProps) => (
  <div className={details}>
    {badges}
    {history}
    <dl>
      {terms.map((term) => (
        <div key={term.id}>
          <dt>{term.label}</dt>
          <dd className="num">{term.value}</dd>
          {term.help && <dd className="help">{term.help}</dd>}
        </div>
      ))}
    </dl>
    {reasons && (
      <section aria-labelledby={`${id}-why`}>
        <Heading rank={3} className="why" id={`${id}-why`}>
          {why}
        </Heading>
        {reasons}
      </section>
    )}
    <p className={help}>{next}</p>
    <div className="acts">{actions}</div>
    {note && <p className={help}>{note}</p>}
  </div>
);
