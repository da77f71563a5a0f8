import type { ReactNode } from "react";
import { PaperArt } from "../art/PaperArt";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";
import { cardTitle, fine } from "../styles/text";

interface SignaturePaperProps {
  title: string;
  text: string;
  /** Its Button, and a Note if that failed. */
  children: ReactNode;
}

const paper = css`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 0 16px;
  align-items: center;
  padding: 18px;
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  background: var(--iq-color-sunken);
  > svg {
    grid-row: 1 / span 2;
    width: 84px;
    height: auto;
  }
  > :last-child {
    grid-column: 2;
    margin-top: 10px;
  }
  /* Beside the drawing the button would wrap. */
  @container iq (max-width: 639px) {
    > svg {
      grid-row: auto;
    }
    > :last-child {
      grid-column: 1 / -1;
      display: grid;
    }
  }
  @container iq (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      display: none;
    }
  }
`;

/** The document to be signed, with a way to read it whole. */
export const SignaturePaper = ({ title, text, children }: SignaturePaperProps) => (
  <div className={paper}>
    <PaperArt />
    <div>
      <Heading rank={2} className={cardTitle}>
        {title}
      </Heading>
      <p className={fine}>{text}</p>
    </div>
    <div>{children}</div>
  </div>
);
