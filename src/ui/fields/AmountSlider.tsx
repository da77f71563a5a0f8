import type { CSSProperties } from "react";
import { IconButton } from "../buttons/IconButton";
import { MinusIcon } from "../icons/MinusIcon";
import { PlusIcon } from "../icons/PlusIcon";
import { css } from "../styles/styles";

interface AmountSliderProps {
  id: string;
  name: string;
  label: string;
  /** Index of the chosen amount, from 0. */
  value: number;
  /** Number of amounts. */
  count: number;
  onChange: (value: number) => void;
  /** The amount in words: "$500,000". Large on screen, and announced. */
  text: string;
  /** Labels below the ends: "$50K", "$10M". */
  from: string;
  to: string;
  /** Names of the two buttons: "Less", "More". */
  lessLabel: string;
  moreLabel: string;
}

const slider = css`
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
  }
  button {
    border: var(--iq-border-card) solid var(--iq-color-line-strong);
    color: var(--iq-color-link);
  }
  output {
    font-family: var(--iq-font-price);
    font-weight: var(--iq-font-price-weight);
    font-size: 26px;
    line-height: 44px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  input {
    display: block;
    width: 100%;
    height: 48px;
    margin: 4px 0 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    height: var(--iq-progress-height);
    border-radius: var(--iq-progress-radius);
    background: linear-gradient(var(--iq-color-progress) 0 0) calc(50% - var(--iq-way, 1) * 50%) / var(--share) 100% no-repeat var(--iq-color-progress-track);
  }
  input::-moz-range-track {
    height: var(--iq-progress-height);
    border-radius: var(--iq-progress-radius);
    background: linear-gradient(var(--iq-color-progress) 0 0) calc(50% - var(--iq-way, 1) * 50%) / var(--share) 100% no-repeat var(--iq-color-progress-track);
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: 28px;
    height: 28px;
    margin-top: calc(var(--iq-progress-height) / 2 - 14px);
    border: 3px solid var(--iq-color-raised);
    border-radius: 50%;
    background: var(--iq-color-action);
    box-shadow: 0 0 0 1px var(--iq-color-line-strong);
  }
  input::-moz-range-thumb {
    width: 22px;
    height: 22px;
    border: 3px solid var(--iq-color-raised);
    border-radius: 50%;
    background: var(--iq-color-action);
    box-shadow: 0 0 0 1px var(--iq-color-line-strong);
  }
  small {
    font-size: 15px;
    line-height: 22px;
    color: var(--iq-color-text-muted);
  }
  @container iq (max-width: 259px) {
    .row {
      flex-wrap: wrap;
    }
    output {
      order: -1;
      width: 100%;
    }
  }
  @container iq (min-width: 360px) {
    output {
      font-size: 34px;
    }
  }
  @container iq (min-width: 640px) {
    output {
      font-size: 40px;
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

/**
 * A choice among many amounts: the slider gets close, and minus and plus get there exactly. The amounts need not be evenly
 * spaced.
 */
export function AmountSlider({ id, name, label, value, count, onChange, text, from, to, lessLabel, moreLabel }: AmountSliderProps) {
  const last = count - 1;
  const share = { "--share": `${(value / last) * 100}%` } as CSSProperties;
  return (
    <div className={slider}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <div className="row">
        <IconButton label={lessLabel} onClick={() => onChange(Math.max(0, value - 1))}>
          <MinusIcon />
        </IconButton>
        <output htmlFor={id}>{text}</output>
        <IconButton label={moreLabel} onClick={() => onChange(Math.min(last, value + 1))}>
          <PlusIcon />
        </IconButton>
      </div>
      <input
        type="range"
        id={id}
        name={name}
        min={0}
        max={last}
        value={value}
        style={share}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className="row" aria-hidden="true">
        <small>{from}</small>
        <small>{to}</small>
      </div>
    </div>
  );
}
