import { Badge } from "../quotes/Badge";
import { coveringInput } from "./coveringInput";
import type { FieldProps } from "../fields/Field";
import { FieldGroup } from "../fields/FieldGroup";
import { TickIcon } from "../icons/TickIcon";
import { press } from "../buttons/press";
import { Price } from "../quotes/Price";
import { css } from "../styles/styles";
import { tick } from "./tickStyle";

interface PlanCard<Value extends string> {
  value: Value;
  label: string;
  badge?: string | undefined;
  /** In dollars. */
  today: number;
  per: string;
  /** The price for screen readers. */
  priceLabel: string;
  /** "Then 10 of $20.60" */
  then: string;
  rows: readonly { id: string; date: string; amount: string }[];
  total: string;
}

interface PlanCardsProps<Value extends string> extends FieldProps {
  plans: readonly PlanCard<Value>[];
  totalLabel: string;
  value: Value | "";
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
}

const cards = css`
  display: grid;
  gap: var(--iq-density-gap);
  > label {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px 16px;
    align-content: start;
    padding: 18px 20px 14px;
    background: var(--iq-color-raised);
    border: var(--iq-border-card) solid var(--iq-color-line);
    border-radius: var(--iq-radius-card);
    cursor: pointer;
  }
  > label:hover {
    border-color: var(--iq-color-selected);
  }
  > label:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 calc(var(--iq-border-selected) - var(--iq-border-card)) var(--iq-color-selected);
  }
  > label:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: 2px;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 28px;
  }
  b {
    font-family: var(--iq-font-heading);
    font-size: 18px;
    line-height: 24px;
    font-weight: var(--iq-font-title-weight);
  }
  .price,
  .rows,
  .total {
    grid-column: 1 / -1;
  }
  .price > small {
    display: block;
    margin-top: 4px;
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  .rows {
    display: grid;
    align-content: start;
    gap: 4px;
    padding-top: 12px;
    border-top: 1px solid var(--iq-color-line-strong);
    font-size: 15px;
    line-height: 22px;
  }
  .rows > span,
  .total {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .rows > span > :first-child {
    color: var(--iq-color-text-muted);
  }
  .total {
    padding-top: 10px;
    border-top: 1px solid var(--iq-color-line-strong);
    font-weight: var(--iq-font-title-weight);
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      border: 3px solid Highlight;
    }
  }
  @container iq (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > label {
      grid-template-rows: auto auto 1fr auto;
    }
  }
`;

const idIn = (field: string, plan: string, part: string): string => `${field}-${plan}-${part}`;

/**
 * Ways to pay the same sum, each with today's amount, the later dates, and the total. A plan is announced by its name and
 * price, without its dates.
 */
export const PlanCards = <Value extends string>({ plans, totalLabel, value, onChange, onBlur, name, ...field }: PlanCardsProps<Value>) => (
  <FieldGroup {...field} hideLabel radios>
    <div className={cards}>
      {plans.map((plan) => (
        <label key={plan.value} className={press}>
          <span className="top">
            <b id={idIn(field.id, plan.value, "name")}>{plan.label}</b>
            {plan.badge && <Badge quiet>{plan.badge}</Badge>}
          </span>
          <input
            className={coveringInput}
            type="radio"
            name={name ?? field.id}
            value={plan.value}
            aria-labelledby={`${idIn(field.id, plan.value, "name")} ${idIn(field.id, plan.value, "price")}`}
            aria-describedby={idIn(field.id, plan.value, "total")}
            checked={plan.value === value}
            onChange={() => onChange(plan.value)}
            onBlur={onBlur}
          />
          <span className={`${tick} round`}>
            <TickIcon size="sm" />
          </span>
          <span className="price" id={idIn(field.id, plan.value, "price")}>
            <Price amount={plan.today} per={plan.per} label={plan.priceLabel} small />
            <small>{plan.then}</small>
          </span>
          <span className="rows">
            {plan.rows.map((row) => (
              <span key={row.id}>
                <span>{row.date}</span>
                <span>{row.amount}</span>
              </span>
            ))}
          </span>
          <span className="total" id={idIn(field.id, plan.value, "total")}>
            <span>{totalLabel}</span>
            <span>{plan.total}</span>
          </span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
