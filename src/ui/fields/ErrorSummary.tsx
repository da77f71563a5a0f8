import type { Ref } from "react";
import { focusField } from "../behavior/focusField";
import { BadIcon } from "../icons/BadIcon";
import { Heading } from "../layout/Heading";
import { css } from "../styles/styles";

interface ErrorSummaryProps {
  id: string;
  title: string;
  /** `id` is the field's; `text` has its name and its error. */
  errors: readonly { id: string; text: string }[];
  /** Takes the focus when a submit fails. */
  ref?: Ref<HTMLDivElement>;
}

const box = css`
  margin-bottom: var(--s5);
  padding: var(--s4) 20px 8px;
  border: 2px solid var(--iq-color-error);
  border-radius: var(--iq-radius-card);
  background: var(--iq-color-error-soft);
  .title {
    display: flex;
    gap: 10px;
    line-height: 24px;
    font-weight: var(--iq-font-label-weight);
  }
  .title svg {
    color: var(--iq-color-error);
  }
  ul {
    margin-block: 4px 0;
    margin-inline: 34px 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding-block: 6px;
    font-size: 16px;
    line-height: 22px;
    font-weight: var(--iq-font-label-weight);
    color: var(--iq-color-error);
    overflow-wrap: anywhere;
  }
`;

/** Lets a line end after a slash: "financed/leased" is wider than a small phone in enlarged text. */
const breakable = (text: string): string => text.replaceAll("/", "/\u200b");

/** Lists the errors above a form that was sent with several. Each line links to its field. */
export const ErrorSummary = ({ id, title, errors, ref }: ErrorSummaryProps) => (
  <div className={box} id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} ref={ref}>
    <Heading rank={2} className="title" id={`${id}-title`}>
      <BadIcon />
      <span>{title}</span>
    </Heading>
    <ul>
      {errors.map((error) => (
        <li key={error.id}>
          <a
            href={`#${error.id}`}
            onClick={(event) => {
              // The URL's hash belongs to the host.
              event.preventDefault();
              focusField(event.currentTarget, error.id);
            }}
          >
            {breakable(error.text)}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
