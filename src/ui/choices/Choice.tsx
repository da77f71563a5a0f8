import { coveringInput } from "./coveringInput";
import type { FieldProps } from "../fields/Field";
import { FieldGroup } from "../fields/FieldGroup";
import type { Option } from "../fields/SelectField";
import { css } from "../styles/styles";

interface ChoiceProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** Undefined or empty until the visitor chooses. */
  value: Value | "" | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  hideLabel?: boolean;
  /** For answers of two or three characters. */
  dense?: boolean;
  name?: string;
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 104px), 1fr));
  gap: 8px;
  &.few {
    display: flex;
    flex-wrap: wrap;
  }
  &.few label {
    flex: 1 1 auto;
    min-width: 88px;
  }
  &.dense {
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--iq-density-control);
    padding: 6px 10px;
    text-align: center;
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line-strong);
    border-radius: var(--iq-radius-action);
    font-size: 16px;
    line-height: 22px;
    transition: background-color var(--iq-motion-press), border-color var(--iq-motion-press);
  }
  label:hover {
    border-color: var(--iq-color-selected);
  }
  [aria-invalid="true"] & label {
    border-color: var(--iq-color-error);
  }
  label:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 1px var(--iq-color-selected);
    font-weight: var(--iq-font-label-weight);
  }
  label:has(:disabled) {
    border-color: transparent;
    color: var(--iq-color-text-muted);
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
`;

/** Up to so many choices share a row, each as wide as its words. More form a grid. */
const few = 3;

/** Lets "Financed/Leased" wrap after the slash if one line is too narrow. */
const breakable = (label: string) => label.split(/(?<=\/)/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));

/** A few short answers, side by side if they fit. */
export function Choice<Value extends string>({ options, value, onChange, onBlur, name, dense, ...field }: ChoiceProps<Value>) {
  return (
    <FieldGroup {...field} radios>
      <div className={`${row}${dense ? " dense" : options.length <= few ? " few" : ""}`}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              className={coveringInput}
              type="radio"
              name={name ?? field.id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>{breakable(option.label)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
