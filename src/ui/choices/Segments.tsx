import { coveringInput } from "./coveringInput";
import type { Option } from "../fields/SelectField";
import { css } from "../styles/styles";

interface SegmentsProps<Value extends string> {
  /** The group's name and that of its radio buttons. */
  id: string;
  /** For screen readers: "Show prices". */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

const segments = css`
  display: flex;
  padding: 2px;
  background: var(--iq-color-sunken);
  border-radius: var(--iq-radius-action);
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 40px;
    padding: 0 6px;
    border-radius: max(0px, calc(var(--iq-radius-action) - 2px));
    font-size: 14px;
    line-height: 18px;
    color: var(--iq-color-text-muted);
  }
  label:has(:checked) {
    background: var(--iq-color-raised);
    color: var(--iq-color-text);
    font-weight: var(--iq-font-label-weight);
    box-shadow: inset 0 0 0 1px var(--iq-color-line-strong);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      border: 2px solid Highlight;
    }
  }
`;

/** A small switch between two ways to show the same thing. */
export const Segments = <Value extends string>({ id, label, value, options, onChange }: SegmentsProps<Value>) => (
  <div className={segments} role="radiogroup" aria-label={label}>
    {options.map((option) => (
      <label key={option.value}>
        <input className={coveringInput} type="radio" name={id} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
        <span>{option.label}</span>
      </label>
    ))}
  </div>
);
