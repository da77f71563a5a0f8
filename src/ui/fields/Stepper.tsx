import type { ReactNode } from "react";
import { MinusIcon } from "../icons/MinusIcon";
import { PlusIcon } from "../icons/PlusIcon";
import { describedBy, Messages } from "./Messages";
import { css } from "../styles/styles";

interface StepperProps {
  id: string;
  label: string;
  /** A Chip under the label. */
  chip?: ReactNode;
  hint?: string;
  /** Shows the hint below, over the whole width, because a long value leaves it no room. */
  hintBelow?: boolean;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Names of the two buttons: "Fewer", "More". Screen readers announce them after the label. */
  lessLabel: string;
  moreLabel: string;
  /** Words under the two buttons for what each changes: "$4 less", "$5 more". The buttons' names say the same. */
  effects?: readonly [less: string, more: string];
  /** Text shown instead of the number: "$500". */
  text?: string;
  error?: string;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  padding: 16px 0;
  & + & {
    border-top: 1px solid var(--iq-color-line);
  }
  b {
    display: block;
    font-weight: var(--iq-font-title-weight);
    line-height: 24px;
  }
  small {
    display: block;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  /* A control that leaves the words too little room is below them. */
  > :first-child {
    flex: 1 1 5.5em;
    min-width: 0;
  }
  > p,
  > small {
    flex-basis: 100%;
    margin-top: 0;
  }
  /* After a coverage's other controls the next one begins. */
  * + &.told {
    margin-top: var(--s4);
    border-top: 1px solid var(--iq-color-line);
  }
  & + &.told {
    margin-top: 0;
  }
  /* The effects stand below the control, so the label stands beside the control. */
  &.told {
    column-gap: 10px;
    align-items: start;
  }
  &.told > :first-child {
    min-height: 48px;
    align-content: center;
  }
  /* As wide for every value, so that the buttons of all rows are in line and stay where they were pressed. */
  &.told > div + div {
    width: 200px;
  }
  &.told output {
    font-size: 16px;
    line-height: 20px;
    white-space: normal;
    text-wrap: balance;
  }
  .effects {
    display: flex;
    gap: 8px;
    justify-content: space-between;
    margin-top: 4px;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;
const control = css`
  display: grid;
  grid-template-columns: 48px minmax(44px, 1fr) 48px;
  align-items: center;
  background: var(--iq-color-sunken);
  border-radius: var(--iq-radius-action);
  @media print {
    background: none;
  }
  button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--iq-radius-action);
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line-strong);
    color: var(--iq-color-link);
    transition: background-color var(--iq-motion-press);
  }
  button:hover {
    background: var(--iq-color-selected-soft);
  }
  [aria-disabled] {
    background: transparent !important;
    border-color: transparent;
    color: var(--iq-color-text-muted);
    cursor: not-allowed;
  }
  output {
    padding: 0 8px;
    text-align: center;
    white-space: nowrap;
    font-size: 18px;
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** A count or a level, changed by minus and plus. At a bound the button stays, so that it keeps the focus. */
export function Stepper(props: StepperProps) {
  const { id, label, chip, hint, hintBelow, value, min, max, step = 1, onChange, lessLabel, moreLabel, effects, text, error } = props;
  const press = (by: number, bound: boolean) => ({
    type: "button" as const,
    "aria-disabled": bound || undefined,
    onClick: () => !bound && onChange(Math.min(max, Math.max(min, value + by))),
  });
  const words = hint && <small id={`${id}-help`}>{hint}</small>;
  return (
    <div className={effects ? `${row} told` : row}>
      <div>
        <b id={`${id}-label`}>{label}</b>
        {chip}
        {!hintBelow && words}
      </div>
      <div>
        <div
          className={control}
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy({ id, error, help: hint })}
        >
          <button {...press(-step, value <= min)} aria-label={lessLabel}>
            <MinusIcon />
          </button>
          <output>{text ?? value}</output>
          <button {...press(step, value >= max)} aria-label={moreLabel}>
            <PlusIcon />
          </button>
        </div>
        {effects && (
          <p className="effects" aria-hidden="true">
            <span>{effects[0]}</span>
            <span>{effects[1]}</span>
          </p>
        )}
      </div>
      {hintBelow && words}
      {error && <Messages id={id} error={error} />}
    </div>
  );
}
