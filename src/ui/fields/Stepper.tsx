import { MinusIcon } from "../icons/MinusIcon";
import { PlusIcon } from "../icons/PlusIcon";
import { describedBy, Messages } from "./Messages";
import { css } from "../styles/styles";

interface StepperProps {
  id: string;
  label: string;
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
  /** Text shown instead of the number: "$500". */
  text?: string;
  error?: string;
}

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
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
  > p,
  > small {
    grid-column: 1 / -1;
    margin-top: 0;
  }
  @container iq (max-width: 259px) {
    grid-template-columns: 1fr;
    justify-items: start;
  }
`;
const control = css`
  display: grid;
  grid-template-columns: 48px minmax(44px, auto) 48px;
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
  const { id, label, hint, hintBelow, value, min, max, step = 1, onChange, lessLabel, moreLabel, text, error } = props;
  const press = (by: number, bound: boolean) => ({
    type: "button" as const,
    "aria-disabled": bound || undefined,
    onClick: () => !bound && onChange(Math.min(max, Math.max(min, value + by))),
  });
  const words = hint && <small id={`${id}-help`}>{hint}</small>;
  return (
    <div className={row}>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {!hintBelow && words}
      </span>
      <span
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
      </span>
      {hintBelow && words}
      {error && <Messages id={id} error={error} />}
    </div>
  );
}
