import { coveringInput } from "./coveringInput";
import type { FieldProps } from "../fields/Field";
import { FieldGroup } from "../fields/FieldGroup";
import { DownIcon } from "../icons/DownIcon";
import { TickIcon } from "../icons/TickIcon";
import { press } from "../buttons/press";
import { Price } from "../quotes/Price";
import { css } from "../styles/styles";
import { tick } from "./tickStyle";

interface PlanCard<Value extends string> {
  value: Value;
  label: string;
  /** In dollars. */
  today: number;
  per: string;
  /** The price for screen readers. */
  priceLabel: string;
  /** "10 × $17.05, monthly on the 17th" */
  then: string;
  rows: readonly { id: string; date: string; amount: string }[];
  /** "See dates of Monthly", which begins with `datesLabel`. */
  datesOf: string;
}

interface PlanCardsProps<Value extends string> extends FieldProps {
  plans: readonly PlanCard<Value>[];
  /** "See dates" */
  datesLabel: string;
  value: Value | "";
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
}

const cards = css`
  display: grid;
  gap: 12px;
  > div {
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    break-inside: avoid;
  }
  > div:has(label:hover) {
    border-color: var(--iq-color-selected);
  }
  > div:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 calc(var(--iq-border-selected) - var(--iq-border-card)) var(--iq-color-selected);
  }
  > div:has(input:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 14px 16px 4px;
    cursor: pointer;
  }
  label:last-child {
    padding-bottom: 14px;
  }
  b {
    font-family: var(--iq-font-heading);
    font-size: 18px;
    line-height: 28px;
    font-weight: var(--iq-font-title-weight);
  }
  .then {
    grid-column: 2 / -1;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
    font-variant-numeric: lining-nums;
  }
  details {
    padding: 0 16px 4px calc(28 * var(--iq-u) + 28px);
    font-size: 15px;
    line-height: 22px;
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    color: var(--iq-color-link);
    font-weight: var(--iq-font-label-weight);
    text-decoration: underline;
    text-underline-offset: 3px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: rotate var(--iq-motion-press);
  }
  [open] summary svg {
    rotate: 180deg;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 3px 0;
    font-variant-numeric: lining-nums;
  }
  ul {
    padding-bottom: 10px;
  }
  li > :first-child {
    color: var(--iq-color-text-muted);
  }
  @media (forced-colors: active) {
    > div:has(:checked) {
      border: 3px solid Highlight;
    }
  }
  @container iq (max-width: 359px) {
    label {
      grid-template-columns: auto minmax(0, 1fr);
    }
    label > :nth-child(4) {
      grid-column: 2;
    }
    details {
      padding-inline-start: 16px;
    }
  }
  @container iq (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
    label {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 18px 20px 4px;
    }
    /* As tall as the cards beside it, which have a line for their dates. */
    label:last-child {
      padding-bottom: 52px;
    }
    label > b {
      order: -2;
    }
    label > .round {
      order: -1;
    }
    label > :nth-child(4),
    .then {
      grid-column: 1 / -1;
    }
    .then {
      min-height: 44px;
    }
    details {
      padding: 0 20px 4px;
    }
  }
`;

const idIn = (field: string, plan: string, part: string): string => `${field}-${plan}-${part}`;

/** Ways to pay the same sum, each with today's amount and the rest in one line. The dates are one press away, outside the choice. */
export const PlanCards = <Value extends string>({ plans, datesLabel, value, onChange, onBlur, name, ...field }: PlanCardsProps<Value>) => (
  <FieldGroup {...field} hideLabel radios>
    <div className={cards}>
      {plans.map((plan) => (
        <div key={plan.value}>
          <label className={press}>
            <input
              className={coveringInput}
              type="radio"
              name={name ?? field.id}
              value={plan.value}
              aria-labelledby={`${idIn(field.id, plan.value, "name")} ${idIn(field.id, plan.value, "price")}`}
              aria-describedby={idIn(field.id, plan.value, "then")}
              checked={plan.value === value}
              onChange={() => onChange(plan.value)}
              onBlur={onBlur}
            />
            <span className={`${tick} round`}>
              <TickIcon size="sm" />
            </span>
            <b id={idIn(field.id, plan.value, "name")}>{plan.label}</b>
            <span id={idIn(field.id, plan.value, "price")}>
              <Price amount={plan.today} per={plan.per} label={plan.priceLabel} row />
            </span>
            <span className="then" id={idIn(field.id, plan.value, "then")}>
              {plan.then}
            </span>
          </label>
          {plan.rows.length > 1 && (
            <details>
              <summary aria-label={plan.datesOf}>
                {datesLabel}
                <DownIcon size="sm" />
              </summary>
              <ul>
                {plan.rows.map((row) => (
                  <li key={row.id}>
                    <span>{row.date}</span>
                    <span>{row.amount}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
    </div>
  </FieldGroup>
);
