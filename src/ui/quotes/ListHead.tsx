import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface ListHeadProps {
  /** The companies' progress for screen readers. It may lag behind, so that they finish one change before the next. */
  said: string;
  /** The order of the list, or the companies' progress. */
  children: ReactNode;
  /** The share of companies that have replied, 0 to 1; absent when all have. */
  part?: number;
  /** The names of the columns, shown where the list is a table: the rating, the differences, the comparison. */
  heads: { rating: string; differs: string; compare?: string | undefined };
  /** The control for the prices' unit. */
  unit?: ReactNode;
}

const head = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 12px;
  border-bottom: 1px solid var(--iq-color-line);
  font-size: 14px;
  line-height: 18px;
  /* Fills the head, so that its box stays where it is while the content grows. */
  .now {
    display: grid;
    align-content: center;
    justify-items: start;
    align-self: stretch;
    min-width: 0;
  }
  b,
  small {
    min-height: 18px;
  }
  small {
    font-size: 14px;
    color: var(--iq-color-text-muted);
  }
  /* Names may begin in the gap, but never break within a word. */
  .column {
    white-space: nowrap;
    color: var(--iq-color-text-muted);
  }
  .rating,
  .different {
    display: none;
  }
  .meter {
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    overflow: hidden;
    background: var(--iq-color-progress-track);
  }
  .meter i {
    display: block;
    width: var(--part);
    height: 100%;
    background: var(--iq-color-progress);
    transition: width var(--iq-motion-count);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    .meter i {
      background: Highlight;
    }
  }
  @container iq (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 2px;
    .compared {
      display: none;
    }
  }
  @container rows (max-width: 259px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container rows (min-width: 660px) {
    grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) calc(60 * var(--iq-u)) 180px 126px calc(68 * var(--iq-u));
    gap: 8px;
    min-height: 56px;
    padding-inline: 20px 12px;
    > :nth-child(2) {
      grid-column: span 2;
    }
    .column {
      font-size: 13px;
    }
    .rating,
    .different {
      display: block;
    }
    .unit {
      grid-column: 5;
      justify-self: end;
    }
    .compared {
      grid-column: 6;
      text-align: center;
    }
    @container iq (min-width: 960px) {
      column-gap: 12px;
    }
  }
  @media print {
    display: none;
  }
`;

const partOf = (part: number) => ({ ["--part" as string]: `${Math.round(part * 100)}%` });

/** The top of the list: its order or its progress, the unit of its prices, and the columns' names. Rows name their values themselves. */
export const ListHead = ({ said, children, part, heads, unit }: ListHeadProps) => (
  <div className={head}>
    <p className="vh" role="status">
      {said}
    </p>
    <div className="now">{children}</div>
    <span className="column rating" aria-hidden="true">
      {heads.rating}
    </span>
    <span className="column different" aria-hidden="true">
      {heads.differs}
    </span>
    <div className="unit">{unit}</div>
    <span className="column compared" aria-hidden="true">
      {heads.compare}
    </span>
    {part !== undefined && (
      <div className="meter" aria-hidden="true">
        <i style={partOf(part)} />
      </div>
    )}
  </div>
);
