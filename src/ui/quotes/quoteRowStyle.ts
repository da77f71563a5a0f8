import { css } from "../styles/styles";

/** A row in the list of quotes, or its placeholder. From 660 px of its own width on, the list is a table. */
export const quoteRow = css`
  position: relative;
  break-inside: avoid;
  & + & {
    border-top: 1px solid var(--iq-color-line);
  }
  &.fresh {
    animation: iq-rise var(--iq-motion-count) var(--iq-motion-ease) backwards;
  }
  /* The first price, and any lower one: the eye is led to it once. */
  &.fresh:first-child {
    .brief {
      animation: iq-glow 1.6s backwards;
    }
    .amount {
      animation: iq-price 0.7s 0.15s backwards;
    }
  }
  &.open::after {
    content: "";
    position: absolute;
    inset: 0;
    border: var(--iq-border-selected) solid var(--iq-color-selected);
    border-radius: inherit;
    pointer-events: none;
  }
  &:first-child,
  &:first-child .brief {
    border-start-start-radius: var(--in);
    border-start-end-radius: var(--in);
  }
  &:last-child,
  &:last-child .brief {
    border-end-start-radius: var(--in);
    border-end-end-radius: var(--in);
  }
  .brief {
    position: relative;
    display: grid;
    grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) auto auto;
    grid-template-rows: minmax(26px, auto) minmax(22px, auto) minmax(24px, auto);
    gap: 2px 10px;
    align-items: center;
    padding: 7px 12px;
  }
  .brief:has(.name button) {
    &:hover {
      background: var(--iq-color-selected-soft);
    }
  }
  .brief:has(.name button:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: -3px;
  }
  .mono {
    grid-row: 1 / -1;
    align-self: start;
    margin-top: 2px;
  }
  .name {
    grid-area: 1 / 2;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 17px;
    line-height: 24px;
    letter-spacing: -0.005em;
  }
  .name button {
    font: inherit;
    letter-spacing: inherit;
    outline: none;
  }
  .name button::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .amount {
    grid-area: 1 / 3;
    justify-self: end;
  }
  .tags {
    grid-area: 2 / 2 / auto / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
  }
  .certainty {
    display: flex;
  }
  .badges {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
  }
  .badges > div {
    gap: 4px;
  }
  .badges > small {
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  .badges span {
    padding: 1px 6px;
    line-height: 20px;
  }
  .differs {
    grid-area: 3 / 2 / auto / -1;
    display: flex;
    align-items: center;
    gap: 6px;
    padding-inline-end: calc(96 * var(--iq-u));
    font-size: 15px;
    line-height: 20px;
  }
  .same {
    color: var(--iq-color-text-muted);
  }
  .better > svg {
    color: var(--iq-color-success);
  }
  .worse > svg {
    color: var(--iq-color-warning);
  }
  .compare {
    grid-area: 3 / 3 / auto / -1;
    justify-self: end;
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin-block: -10px;
    margin-inline: 0 -12px;
    padding: 0 12px;
    font-size: 15px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
    cursor: pointer;
  }
  .compare:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: -3px;
  }
  .down {
    grid-area: 1 / 4;
    color: var(--iq-color-text-muted);
    transition: rotate var(--iq-motion-press);
  }
  &.open .down {
    rotate: 180deg;
  }
  .more {
    padding: 2px 16px 12px;
  }
  @media print {
    .compare,
    .down {
      display: none;
    }
  }
  @container iq (max-width: 359px) {
    .brief {
      grid-template-columns: 0 minmax(0, 1fr) auto auto;
      column-gap: 8px;
      padding-inline-start: 0;
    }
    .mono {
      display: none;
    }
  }
  @container iq (max-width: 259px) {
    .brief {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: none;
      padding-inline-start: 12px;
    }
    .name {
      grid-area: 1 / 1;
    }
    .amount {
      grid-area: 2 / 1;
      justify-self: start;
    }
    .tags,
    .differs,
    .compare {
      grid-area: auto / 1 / auto / -1;
      padding-inline: 0;
    }
    .compare {
      justify-self: start;
      margin: 0;
    }
    .down {
      grid-area: 1 / 2;
    }
  }
  /* The box stands beside the certainty, and a difference has the whole line. */
  @container rows (max-width: 659px) {
    @container rows (min-width: 260px) {
      .differs:not(.same) {
        padding: 0;
        + .compare {
          grid-row: 2;
        }
      }
      .tags {
        padding-inline-end: calc(112 * var(--iq-u));
      }
      .tags:has(+ .same),
      .tags:has(+ .down) {
        padding: 0;
      }
    }
  }
  @container rows (min-width: 660px) {
    .brief {
      grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) 176px 140px calc(72 * var(--iq-u)) calc(24 * var(--iq-u));
      grid-template-rows: minmax(28px, auto) minmax(26px, auto);
      gap: 0 16px;
      min-height: 82px;
      padding-block: 14px;
      padding-inline: 20px 16px;
    }
    .mono {
      align-self: center;
      margin: 0;
    }
    .alone {
      grid-row-end: span 2;
    }
    .amount {
      grid-area: 1 / 4;
    }
    .tags {
      display: contents;
    }
    .badges {
      grid-area: 2 / 2 / auto / span 1;
      white-space: nowrap;
    }
    .certainty {
      grid-area: 2 / 4;
      justify-self: end;
    }
    .differs {
      grid-area: 1 / 3 / span 2;
      padding: 0;
    }
    .compare {
      grid-area: 1 / 5 / span 2;
      justify-self: stretch;
      align-self: stretch;
      justify-content: center;
      margin: -14px 0;
      padding: 0;
    }
    .compare > span:first-of-type {
      display: none;
    }
    .down {
      grid-area: 1 / 6 / span 2;
    }
    .more {
      padding-block: 0 18px;
      padding-inline: 80px 20px;
    }
    @media print {
      .brief {
        grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) 176px 140px;
        min-height: 0;
        padding-block: 4px;
      }
    }
  }
`;
