import { coveringInput } from "./coveringInput";
import { css } from "./styles";

interface SwitchProps {
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const row = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  font-size: 16px;
  font-weight: var(--iq-font-label-weight);
  cursor: pointer;
  i {
    position: relative;
    flex: none;
    width: 48px;
    height: 28px;
    border-radius: min(14px, calc(var(--iq-radius-card) * 1.5));
    background: var(--iq-color-line-strong);
    transition: background-color var(--iq-motion-press);
  }
  i::after {
    content: "";
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 22px;
    height: 22px;
    border-radius: inherit;
    background: var(--iq-color-raised);
    transition: translate var(--iq-motion-press) var(--iq-motion-ease);
  }
  :checked + i {
    background: var(--iq-color-selected);
  }
  :checked + i::after {
    translate: 20px 0;
    background: var(--iq-color-on-selected);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
    border-radius: 6px;
  }
  @media (forced-colors: active) {
    i {
      border: 2px solid ButtonText;
    }
    i::after {
      top: 1px;
      background: ButtonText;
      forced-color-adjust: none;
    }
    :checked + i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** On or off, at once. */
export const Switch = ({ id, label, checked, onChange }: SwitchProps) => (
  <label className={row}>
    <input
      className={coveringInput}
      type="checkbox"
      role="switch"
      id={id}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <i />
    {label}
  </label>
);
