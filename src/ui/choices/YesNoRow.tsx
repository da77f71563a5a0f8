import { coveringInput } from "./coveringInput";
import type { FieldProps } from "../fields/Field";
import { describedBy, Messages } from "../fields/Messages";
import { css } from "../styles/styles";

interface YesNoRowProps extends FieldProps {
  yes: string;
  no: string;
  /** Null until the visitor chooses. */
  value: boolean | null;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** Belongs to the row above it. */
  more?: boolean;
  name?: string;
}

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  align-items: center;
  padding: 12px 0;
  & + & {
    border-top: 1px solid var(--iq-color-line);
  }
  &.more {
    border-top: 0;
    padding-block: 2px;
    padding-inline: 16px 0;
    margin-bottom: 12px;
    border-inline-start: 3px solid var(--iq-color-line-strong);
  }
  b {
    display: block;
    line-height: 24px;
    font-weight: var(--iq-font-title-weight);
  }
  > .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(56px, auto));
    justify-content: start;
    gap: 8px;
  }
  > .said {
    grid-column: 1 / -1;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 48px;
    padding-inline: 8px;
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line-strong);
    border-radius: var(--iq-radius-action);
    font-size: 16px;
  }
  label:hover {
    border-color: var(--iq-color-selected);
  }
  &[aria-invalid="true"] label {
    border-color: var(--iq-color-error);
  }
  label:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 1px var(--iq-color-selected);
    font-weight: var(--iq-font-label-weight);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      border: 3px solid Highlight;
    }
  }
  @container iq (max-width: 359px) {
    grid-template-columns: 1fr;
    gap: 8px;
  }
  @container iq (min-width: 640px) {
    > .answers {
      grid-template-columns: repeat(2, minmax(72px, auto));
    }
  }
`;

/** A yes-or-no question beside its answers, one of several in a card. */
export function YesNoRow({ yes, no, value, onChange, onBlur, more, name, ...field }: YesNoRowProps) {
  const { id, label, error, help } = field;
  return (
    <div
      id={id}
      className={more ? `${row} more` : row}
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-required={field.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(field)}
    >
      <b id={`${id}-question`}>{label}</b>
      <div className="answers">
        {[true, false].map((answer) => (
          <label key={String(answer)}>
            <input
              className={coveringInput}
              type="radio"
              name={name ?? id}
              value={answer ? "yes" : "no"}
              checked={value === answer}
              onChange={() => onChange(answer)}
              onBlur={onBlur}
            />
            <span>{answer ? yes : no}</span>
          </label>
        ))}
      </div>
      <div className="said">
        <Messages id={id} error={error} help={help} />
      </div>
    </div>
  );
}
