import type { ReactNode } from "react";
import { css } from "../styles/styles";
import { cardTitle } from "../styles/text";
import { Heading } from "./Heading";

interface SideNoteProps {
  title?: string;
  children: ReactNode;
  art?: ReactNode;
}

const note = css`
  font-size: 15px;
  line-height: 22px;
  color: var(--iq-color-text-muted);
  .title {
    margin-bottom: 6px;
    color: var(--iq-color-text);
  }
  > img,
  > svg {
    width: 100%;
    height: auto;
    margin-bottom: var(--s4);
  }
`;

/** The reason for a question, or the next steps, beside the column of wide hosts. Narrow ones use InPlace. */
export const SideNote = ({ title, children, art }: SideNoteProps) => (
  <div className={note} role="note">
    {art}
    {title && <Heading rank={2} className={`${cardTitle} title`}>{title}</Heading>}
    <div>{children}</div>
  </div>
);
