import { css } from "./styles";
import { fine, help } from "./text";

interface AnsweredStripProps {
  total: number;
  priced: number;
  unpriced: number;
  /** "23 of 41 answered" */
  sentence: string;
  /** The same for readers, who are told of each change: may come later, so that they finish one before the next. */
  said: string;
  /** "About 12 seconds left": not said, it changes too often. */
  left?: string;
  /** "19 priced, 3 passed, 1 couldn't answer, 18 still thinking." Counts that are nought are left out. */
  detail?: string;
}

const strip = css`
  position: relative;
  display: grid;
  gap: 10px;
  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 12px;
  }
  .ticks {
    display: flex;
    gap: 2px;
  }
  .ticks i {
    flex: 1;
    min-width: 1px;
    height: max(10px, calc(var(--iq-progress-height) * 1.2));
    border-radius: var(--iq-progress-radius);
    background: var(--iq-color-progress-track);
    transition: background-color var(--iq-motion-count);
  }
  .ticks .on {
    background: var(--iq-color-progress);
    forced-color-adjust: none;
  }
  .ticks .no {
    height: max(4px, calc(var(--iq-progress-height) * 0.5));
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

/** One tick for each carrier that was asked: priced, without a price, still waiting. */
export const AnsweredStrip = ({ total, priced, unpriced, sentence, said, left, detail }: AnsweredStripProps) => (
  <div className={strip}>
    <p className="vh" role="status">
      {said}
    </p>
    <div className="top">
      <p className="num" aria-hidden="true">
        <b>{sentence}</b>
      </p>
      {left && <p className={`${help} num`}>{left}</p>}
    </div>
    <div className="ticks" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < priced ? "on" : index < priced + unpriced ? "no" : undefined} />
      ))}
    </div>
    {detail && <p className={`${fine} num`}>{detail}</p>}
  </div>
);
