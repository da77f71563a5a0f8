import type { ReactNode } from "react";
import { coveringInput } from "../choices/coveringInput";
import { Skeleton } from "../notices/Skeleton";
import { css } from "../styles/styles";

export interface QuickOption {
  value: string;
  /** "$500" */
  label: string;
  /** "$9–14 more"; null while it isn't known yet, undefined where it never is. */
  effect?: string | null;
}

interface QuickChipsProps {
  id: string;
  /** "Deductible" */
  label: string;
  /** ", and about what it changes a month" */
  hint: string;
  options: readonly QuickOption[];
  value: string;
  onChange: (value: string) => void;
  /** A button for all other choices. */
  more: ReactNode;
}

export const quickRow = css`
  display: flex;
  gap: 6px;
  > * {
    flex: 1 1 0;
    min-width: 0;
  }
  &:empty {
    display: none;
  }
  @container iq (max-width: 359px) {
    flex-wrap: wrap;
    > * {
      flex-basis: 40%;
    }
  }
`;

/** A chip in the row, or the button beside the chips. */
export const quickChip = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 50px;
  padding: 4px 1px;
  text-align: center;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line-strong);
  border-radius: var(--iq-radius-action);
  b {
    font-size: 16px;
    line-height: 20px;
  }
  small {
    font-size: 13px;
    line-height: 18px;
    color: var(--iq-color-text-muted);
  }
  &:hover {
    background: var(--iq-color-selected-soft);
  }
  &:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 max(1px, calc(var(--iq-border-selected) - var(--iq-border-card))) var(--iq-color-selected);
  }
  &:has(:checked) {
    small {
      color: var(--iq-color-text);
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const chips = css`
  position: relative;
  min-width: 0;
  legend {
    display: block;
    margin-bottom: 6px;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  legend b {
    color: var(--iq-color-text);
  }
  /* On a phone the chip of the current value names the choice. */
  @container iq (max-width: 639px) {
    legend,
    legend b {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The choice that matters most, each value with its effect, above a list that it changes. */
export const QuickChips = ({ id, label, hint, options, value, onChange, more }: QuickChipsProps) => (
  <fieldset className={`${chips} unprinted`}>
    <legend>
      <b>{label}</b>
      {hint}
    </legend>
    <div className={quickRow}>
      {options.map((option) => (
        <label key={option.value} className={`${quickChip} num`}>
          <input className={coveringInput} type="radio" name={id} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <b>{option.label}</b>
          {option.effect === null ? <Skeleton width={56} height={18} /> : option.effect && <small>{option.effect}</small>}
        </label>
      ))}
      {more}
    </div>
  </fieldset>
);
