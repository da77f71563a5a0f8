import type { ReactNode } from "react";
import { usePageNotices } from "../notices/NoticePlaces";
import { css } from "../styles/styles";

interface PageProps {
  /** `column`: one 560 px column, with a side note if there is room. `grid` 1000 px, `wide` 1120 px. */
  layout?: "column" | "grid" | "wide";
  /** Closer to the progress on a phone, so that more of a list is in its window. */
  tight?: boolean;
  /** A SideNote, beside the column from 960 px on. */
  rail?: ReactNode;
  /** The direction in which the visitor moved. The first screen isn't animated. */
  enter?: "forward" | "back";
  children: ReactNode;
}

const page = css`
  flex: 1;
  width: 100%;
  padding: var(--s4) var(--s4) var(--s7);
  &.tight {
    padding-top: 8px;
  }
  > div {
    max-width: 560px;
    margin: 0 auto;
  }
  > .grid {
    max-width: 1000px;
  }
  > .wide {
    max-width: 1120px;
  }
  > .rail {
    display: none;
  }
  > .rail > img {
    width: 100%;
    height: auto;
  }
  &.forward > *,
  &.back > * {
    animation: iq-step var(--iq-motion-step) var(--iq-motion-ease) backwards;
  }
  &.back {
    --iq-from: -1;
  }
  @container iq (min-width: 640px) {
    padding: var(--s6) var(--s5) var(--s8);
    &.tight {
      padding-top: var(--s6);
    }
  }
  @container iq (640px <= width < 960px) {
    > div {
      max-width: 720px;
    }
  }
  @container iq (min-width: 960px) {
    padding-top: var(--s4);
    &.tight {
      padding-top: var(--s4);
    }
    &.railed {
      display: grid;
      grid-template-columns: 1fr 560px 1fr;
      align-content: start;
      column-gap: 40px;
      max-width: 1168px;
      margin: 0 auto;
    }
    &.railed > :first-child {
      grid-column: 2;
      width: 100%;
    }
    &.railed > .rail {
      display: block;
      grid-column: 3;
      max-width: 264px;
      margin: 0;
      padding-top: 6px;
    }
  }
`;

/** The space between progress and footer. Pass the step's id as `key`, so that a new step is animated. */
export function Page({ layout = "column", rail, tight, enter, children }: PageProps) {
  const { above, below } = usePageNotices();
  return (
    <div className={`${page}${rail ? " railed" : ""}${tight ? " tight" : ""}${enter ? ` ${enter}` : ""}`}>
      <div className={layout}>
        {above}
        {children}
        {below}
      </div>
      {rail && <div className="rail">{rail}</div>}
    </div>
  );
}
