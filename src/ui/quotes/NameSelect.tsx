import type { Option } from "../fields/SelectField";
import { DownIcon } from "../icons/DownIcon";
import { css } from "../styles/styles";

interface NameSelectProps {
  id: string;
  /** For screen readers: "Company in column 1". */
  label: string;
  value: string;
  options: readonly Option<string>[];
  onChange: (value: string) => void;
}

const select = css`
  position: relative;
  display: block;
  select {
    appearance: none;
    width: 100%;
    min-height: 44px;
    padding-block: 4px;
    padding-inline: 0 22px;
    border: 0;
    border-radius: var(--iq-radius-action);
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
    cursor: pointer;
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
`;

/** A company's name at the head of a column, which is also the choice of another one. */
export const NameSelect = ({ id, label, value, options, onChange }: NameSelectProps) => (
  <span className={select}>
    <select id={id} name={id} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <DownIcon size="sm" />
  </span>
);
