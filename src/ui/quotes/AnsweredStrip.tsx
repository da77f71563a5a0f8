import type { ReactNode } from "react";
import { css } from "../styles/styles";

interface AnsweredStripProps {
  total: number;
  priced: number;
  unpriced: number;
  /** "23 of 41 companies answered" */
  sentence: string;
  /** The sentence for screen readers. It may lag behind, so that they finish one change before the next. */
  said: string;
  /** Another line, always present so that the list below never moves. It changes too often to be announced. */
  detail: string;
  /** Actions for the list. */
  children?: ReactNode;
  /** The control for the order of the list. */
  order?: ReactNode;
}

const strip = css`
  position: relative;
  display: grid;
  gap: 8px;
  .top {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 48px;
  }
  @container iq (max-width: 259px) {
    .top {
      grid-template-columns: 1fr;
    }
  }
  .top > div {
    font-size: 15px;
    line-height: 20px;
  }
  .top small {
    display: block;
    min-height: 20px;
    font-size: 14px;
    color: var(--iq-color-text-muted);
  }
  .ticks {
    display: flex;
    gap: 2px;
  }
  .ticks i {
    flex: 1;
    min-width: 1px;
    height: max(6px, calc(var(--iq-progress-height) * 0.8));
    border-radius: var(--iq-progress-radius);
    background: var(--iq-color-progress-track);
    transition: background-color var(--iq-motion-count);
  }
  .ticks .on {
    background: var(--iq-color-progress);
    forced-color-adjust: none;
  }
  .ticks .no {
    height: max(3px, calc(var(--iq-progress-height) * 0.4));
    align-self: center;
    background: var(--iq-color-line-strong);
  }
  @media (forced-colors: active) {
    .ticks i {
      border: 1px solid CanvasText;
    }
    .ticks .on {
      background: Highlight;
    }
  }
`;

/** The progress in words, and as one tick for each company asked: priced, without a price, or still waiting. */
export const AnsweredStrip = ({ total, priced, unpriced, sentence, said, detail, children, order }: AnsweredStripProps) => (
  <div className={strip}>
    <p className="vh" role="status">
      {said}
    </p>
    <div className="top">
      <div className="num">
        <b aria-hidden="true">{sentence}</b>
        <small>{detail}</small>
      </div>
      {children}
    </div>
    <div className="ticks" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < priced ? "on" : index < priced + unpriced ? "no" : undefined} />
      ))}
    </div>
    {order}
  </div>
);
