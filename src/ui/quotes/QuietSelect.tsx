import type { Option } from "../fields/SelectField";
import { DownIcon } from "../icons/DownIcon";
import { css } from "../styles/styles";

interface QuietSelectProps<Value extends string> {
  id: string;
  /** For screen readers: "Sort by". */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** True if it is the text that it stands in, such as a name at the head of a column. */
  inText?: boolean;
}

const quiet = css`
  position: relative;
  width: fit-content;
  max-width: 100%;
  select {
    appearance: none;
    field-sizing: content;
    min-height: 48px;
    max-width: 100%;
    padding-block: 4px;
    padding-inline: 0 calc(4px + 18 * var(--iq-u));
    border: 0;
    border-radius: var(--iq-radius-action);
    background: none;
    color: var(--iq-color-link);
    font-size: 14px;
    font-weight: var(--iq-font-label-weight);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  select:hover {
    background: var(--iq-color-selected-soft);
  }
  option {
    color: var(--iq-color-text);
    background: var(--iq-color-raised);
  }
  svg {
    position: absolute;
    inset-inline-end: 0;
    top: calc(50% - 9 * var(--iq-u));
    color: var(--iq-color-link);
    pointer-events: none;
  }
  /* A select's own text is one line, cut at its end; the text below it breaks like the text around it. */
  &.text {
    display: grid;
    align-items: center;
    width: auto;
    min-height: 44px;
    padding-inline-end: calc(4px + 18 * var(--iq-u));
    overflow-wrap: anywhere;
    select {
      position: absolute;
      inset: 0;
      width: 100%;
      opacity: 0;
    }
    &:hover {
      color: var(--iq-color-link);
    }
    &:has(:focus-visible) {
      outline: 3px solid var(--iq-color-focus);
      outline-offset: 2px;
      border-radius: 6px;
    }
  }
`;

/** A choice as quiet as a link or the text around it. */
export const QuietSelect = <Value extends string>({ id, label, value, options, onChange, inText }: QuietSelectProps<Value>) => (
  <div className={`${quiet}${inText ? " text" : " unprinted"}`}>
    {/* A label around it would be told with the chosen option in it by WebKit: "Sort by Lowest price". */}
    <select id={id} name={id} aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    {inText && <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>}
    <DownIcon size="sm" />
  </div>
);
