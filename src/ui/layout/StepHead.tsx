import type { ReactNode, Ref } from "react";
import { css } from "../styles/styles";
import { Heading } from "./Heading";
import { eyebrow as eyebrowStyle } from "./eyebrowStyle";

interface StepHeadProps {
  title: ReactNode;
  lede?: ReactNode;
  /** Above the title: "Driver 1 of 2". */
  eyebrow?: string;
  id?: string;
  /** More of the head follows at once. */
  tight?: boolean;
  /** The heading itself, which takes focus on a step change. */
  ref?: Ref<HTMLHeadingElement>;
}

const head = css`
  margin-bottom: 20px;
  p:first-child {
    margin-bottom: 4px;
  }
  [data-title] {
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-heading-weight);
    font-size: var(--iq-font-heading-size-compact);
    line-height: 1.2;
    letter-spacing: var(--iq-font-heading-tracking);
    text-wrap: balance;
  }
  [data-title] + p {
    margin-top: var(--s2);
    color: var(--iq-color-text-muted);
  }
  &.tight {
    margin-bottom: 2px;
  }
  @container iq (min-width: 640px) {
    &.tight {
      margin-bottom: 4px;
    }
    [data-title] {
      font-size: var(--iq-font-heading-size);
      line-height: 1.1875;
    }
  }
`;

/** The question of a step. */
export const StepHead = ({ title, lede, eyebrow, id, tight, ref }: StepHeadProps) => (
  <div className={tight ? `${head} tight` : head}>
    {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
    <Heading rank={1} id={id} tabIndex={-1} ref={ref}>
      {title}
    </Heading>
    {lede && <p>{lede}</p>}
  </div>
);
