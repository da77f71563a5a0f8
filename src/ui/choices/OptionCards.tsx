import { Fragment } from "react";
import type { ReactNode } from "react";
import { coveringInput } from "./coveringInput";
import type { FieldProps } from "../fields/Field";
import { FieldGroup } from "../fields/FieldGroup";
import { TickIcon } from "../icons/TickIcon";
import { press } from "../buttons/press";
import type { Option } from "../fields/SelectField";
import { css } from "../styles/styles";
import { tick } from "./tickStyle";
import { Tile } from "../cards/Tile";

export interface CardOption<Value extends string = string> extends Option<Value> {
  /** The consequence, in one line. */
  hint?: string;
  icon?: ReactNode;
  /** Further questions of a chosen card, right under it. */
  below?: ReactNode;
}

interface Shared<Value extends string> extends FieldProps {
  options: readonly CardOption<Value>[];
  hideLabel?: boolean;
  /** Two short answers, side by side. */
  halves?: boolean;
  onBlur?: () => void;
  name?: string;
}

interface OneOf<Value extends string> extends Shared<Value> {
  many?: false;
  value: Value | "" | undefined;
  onChange: (value: Value) => void;
}

interface AnyOf<Value extends string> extends Shared<Value> {
  many: true;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

type OptionCardsProps<Value extends string> = OneOf<Value> | AnyOf<Value>;

const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  &.halves {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.6em), 1fr));
  }
  &.halves > label {
    gap: 8px;
    padding-inline: 12px;
  }
`;
const under = css`
  padding: 2px 2px 14px;
  margin-inline-start: 14px;
`;
const card = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: var(--iq-density-option);
  padding: 12px 16px;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  cursor: pointer;
  &:hover {
    border-color: var(--iq-color-selected);
  }
  > .words {
    flex: 1;
    min-width: 0;
  }
  @container iq (max-width: 259px) {
    > input + :not(.words) {
      display: none;
    }
  }
  b {
    display: block;
    line-height: 24px;
    font-weight: var(--iq-font-title-weight);
  }
  small {
    display: block;
    font-size: 15px;
    line-height: 21px;
    color: var(--iq-color-text-muted);
  }
  &:has(:checked) {
    background: var(--iq-color-selected-soft);
    border-color: var(--iq-color-selected);
    box-shadow: inset 0 0 0 calc(var(--iq-border-selected) - var(--iq-border-card)) var(--iq-color-selected);
  }
  &:has(:disabled) {
    border-color: transparent;
    color: var(--iq-color-text-muted);
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

/** A choice of one or several answers, each with its consequence. A chosen card shows it by edge, fill and tick. */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>) {
  const { id, label, mark, error, help, hideLabel, halves, required, options, name = id, onBlur } = props;
  const isChosen = (value: Value) => (props.many ? props.value.includes(value) : props.value === value);
  const choose = (value: Value) => {
    if (!props.many) return props.onChange(value);
    props.onChange(isChosen(value) ? props.value.filter((other) => other !== value) : [...props.value, value]);
  };
  return (
    <FieldGroup id={id} label={label} mark={mark} error={error} help={help} hideLabel={hideLabel} required={required} radios={!props.many}>
      <div className={halves ? `${cards} halves` : cards}>
        {options.map(({ value, label: words, hint, icon, disabled, below }) => (
          <Fragment key={value}>
            <label className={`${card} ${press}`}>
              <input
                className={coveringInput}
                type={props.many ? "checkbox" : "radio"}
                name={name}
                value={value}
                checked={isChosen(value)}
                disabled={disabled}
                aria-invalid={props.many && error ? true : undefined}
                onChange={() => choose(value)}
                onBlur={onBlur}
              />
              {icon && <Tile>{icon}</Tile>}
              <span className="words">
                <b>{words}</b>
                {hint && <small>{hint}</small>}
              </span>
              <span className={props.many ? tick : `${tick} round`}>
                <TickIcon size="sm" />
              </span>
            </label>
            {below && isChosen(value) && <div className={under}>{below}</div>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
