import { BadIcon } from "../icons/BadIcon";
import { css } from "../styles/styles";

interface MessagesProps {
  id: string;
  error?: string;
  help?: string;
}

const error = css`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  font-size: 15px;
  line-height: 22px;
  font-weight: var(--iq-font-label-weight);
  color: var(--iq-color-error);
  svg {
    margin-top: 2px;
  }
`;
const note = css`
  margin-top: 6px;
  font-size: 15px;
  line-height: 22px;
  color: var(--iq-color-text-muted);
`;

/** Returns the `aria-describedby` of a control with this id. */
export const describedBy = ({ id, error, help }: MessagesProps): string | undefined =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined;

/** Error and help below a control. */
export const Messages = ({ id, error: problem, help }: MessagesProps) => (
  <>
    {problem && (
      <p className={error} id={`${id}-error`}>
        <BadIcon size="sm" />
        <span>{problem}</span>
      </p>
    )}
    {help && (
      <p className={note} id={`${id}-help`}>
        {help}
      </p>
    )}
  </>
);
