import type { ReactNode } from "react";
import { arriving } from "../art/arriving";
import { css } from "../styles/styles";

interface HeroProps {
  art: ReactNode;
  /** Fills the height of a small window, with the actions at the bottom, within reach of a thumb. */
  tall?: boolean;
  /** Below a progress bar, with more text than a window shows: the picture is small on a phone and stays beside the heading. */
  long?: boolean;
  children: ReactNode;
}

const hero = css`
  /* No progress bar stands between this and the header. */
  padding-top: var(--s4);
  > .picture {
    max-width: 420px;
    margin: 0 auto var(--s5);
  }
  > .words {
    width: 100%;
    max-width: 560px;
    margin: 0 auto;
  }
  @container iq (max-width: 639px) {
    &.tall {
      display: flex;
      flex-direction: column;
      /* Less the page's header and the space around this. */
      min-height: calc(100svh - 64px - var(--s4) - var(--s7));
    }
    /* In the middle of what the words leave, so that these keep together with their actions. */
    &.tall > .picture {
      width: 100%;
      margin-block: auto;
      padding-bottom: var(--s4);
    }
  }
  &.long {
    padding-top: 0;
  }
  &.long > .picture {
    max-width: 250px;
    margin-bottom: var(--s3);
  }
  @container iq (min-width: 960px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: var(--s8);
    align-items: center;
    max-width: 1040px;
    margin: auto;
    padding-top: var(--s7);
    > .picture {
      order: 1;
      max-width: none;
      margin: 0;
    }
    &.long {
      grid-template-columns: minmax(0, 1fr) 340px;
      align-items: start;
      padding-top: var(--s4);
    }
    &.long > .picture,
    &.long > .words {
      max-width: none;
    }
  }
`;

/** A final screen, of success or failure: a picture above or beside the text. Goes into a `wide` Page. */
export const Hero = ({ art, tall, long, children }: HeroProps) => (
  <div className={tall ? `${hero} tall` : long ? `${hero} long` : hero}>
    <div className={`picture ${arriving}`}>{art}</div>
    <div className="words">{children}</div>
  </div>
);
