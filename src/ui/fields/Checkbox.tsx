import type { ReactNode, Ref } from "react";
import { coveringInput } from "../choices/coveringInput";
import { TickIcon } from "../icons/TickIcon";
import { describedBy, Messages } from "./Messages";
import { css } from "../styles/styles";
import { tick } from "../choices/tickStyle";

interface CheckboxProps {
  id: string;
  /** The complete sentence that the visitor agrees to. */
  label: ReactNode;
  /** The sentence's language, which may differ from the page's. */
  lang?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string;
  help?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  min-height: 48px;
  padding: 10px 0;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
    border-radius: 6px;
  }
`;

/** Help and error stand under the label, not under the box. */
const box = css`
  > p {
    margin: -4px 0 8px;
    margin-inline-start: calc(28 * var(--iq-u) + 14px);
  }
`;

/** A single checkbox with a label in body text. Never checked for the visitor. */
export const Checkbox = ({ id, label, lang, checked, onChange, onBlur, error, help, name = id, ref }: CheckboxProps) => (
  <div className={box}>
    <label className={row}>
      <input
        ref={ref}
        className={coveringInput}
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, help })}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span className={tick}>
        <TickIcon size="sm" />
      </span>
      <span lang={lang}>{label}</span>
    </label>
    <Messages id={id} error={error} help={help} />
  </div>
);
