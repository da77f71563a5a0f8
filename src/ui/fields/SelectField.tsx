import type { HTMLInputAutoCompleteAttribute, Ref } from "react";
import type { FieldProps } from "./Field";
import { Field } from "./Field";
import { DownIcon } from "../icons/DownIcon";
import { input as inputStyle } from "./inputStyle";
import { describedBy } from "./Messages";
import { css } from "../styles/styles";

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  /** Empty until an option is picked. */
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The option for no choice: "Select a state". */
  placeholder?: string;
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

const box = css`
  position: relative;
  select {
    padding-inline-end: calc(22px + 24 * var(--iq-u));
    cursor: pointer;
  }
  option {
    color: var(--iq-color-text);
    background: var(--iq-color-raised);
  }
  svg {
    position: absolute;
    inset-inline-end: 14px;
    top: calc(50% - 12 * var(--iq-u));
    color: var(--iq-color-text-muted);
    pointer-events: none;
  }
  :disabled {
    cursor: not-allowed;
    border-color: var(--iq-color-line);
    color: var(--iq-color-text-muted);
  }
`;

/** A native select, which works well on phones and with screen readers. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, mark, from, error, help, required, options, placeholder, onChange, name = id, ...native } = props;
  return (
    <Field id={id} label={label} mark={mark} from={from} error={error} help={help}>
      <div className={box}>
        <select
          {...native}
          className={inputStyle}
          id={id}
          name={name}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error, help })}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon />
      </div>
    </Field>
  );
}
