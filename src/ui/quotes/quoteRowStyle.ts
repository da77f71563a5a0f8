import { css } from "../styles/styles";

/** A row in the list of quotes, or its placeholder. From 660 px of its own width on, the list is a table. */
export const quoteRow = css`
  position: relative;
  break-inside: avoid;
  & + & {
    border-top: 1px solid var(--iq-color-line);
  }
  &[data-fresh] {
    animation: iq-rise var(--iq-motion-step) var(--iq-motion-ease) backwards;
  }
  /* The first price, and any lower one: the eye is led to it once. */
  &[data-fresh]:first-child {
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
  &:last-child,
  &:last-child .brief {
    border-end-start-radius: var(--in);
    border-end-end-radius: var(--in);
  }
  .brief {
    position: relative;
    display: grid;
    grid-template-columns: calc(40 * var(--iq-u)) minmax(0, 1fr) auto;
    /* A price and a rating, so that a placeholder is as high as its row. */
    grid-template-rows: minmax(calc(29 * var(--iq-u)), auto) minmax(calc(27 * var(--iq-u)), auto);
    gap: 2px 10px;
    align-items: center;
    padding: 10px 12px;
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
    > span {
      width: calc(40 * var(--iq-u));
      height: calc(40 * var(--iq-u));
    }
  }
  .name {
    grid-area: 1 / 2;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 16px;
    line-height: 22px;
    letter-spacing: -0.01em;
  }
  /* A target has 24 px; the row is no higher by it. */
  .name button {
    min-height: 24px;
    margin-block: -1px;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    outline: none;
  }
  .name span {
    white-space: nowrap;
  }
  .name button::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  .name svg {
    display: inline-block;
    margin-inline-start: 4px;
    vertical-align: -2px;
    color: var(--iq-color-text-muted);
    transition: rotate var(--iq-motion-press);
  }
  &.open .name svg {
    rotate: 180deg;
  }
  .amount {
    grid-area: 1 / 3;
    justify-self: end;
  }
  .facts {
    grid-area: 2 / 2 / auto / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 9px;
    padding-inline-end: calc(30 * var(--iq-u));
  }
  /* Each part wraps for itself: a difference that goes while prices come must not draw the rest up to the line above. */
  .badge,
  .differs {
    display: contents;
  }
  .badge > * {
    order: 1;
  }
  .badge > span {
    padding: 1px 8px;
  }
  .differs > *,
  .buy {
    order: 2;
  }
  /* On the line of what stands beside it, instead of on a line box of its own. */
  .rating {
    display: flex;
    align-items: center;
  }
  .badge small,
  .differs {
    font-size: 15px;
    line-height: 22px;
  }
  .differs > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    line-height: 22px;
  }
  .better > svg {
    color: var(--iq-color-success);
  }
  .worse > svg {
    color: var(--iq-color-warning);
  }
  .buy {
    position: relative;
  }
  .compare {
    grid-area: 2 / 3;
    align-self: start;
    justify-self: end;
    position: relative;
    display: grid;
    place-items: center;
    width: calc(24 * var(--iq-u) + 24px);
    min-height: 44px;
    margin-block: -10px;
    margin-inline: 0 -12px;
    cursor: pointer;
  }
  .compare:has(:focus-visible) {
    outline: 3px solid var(--iq-color-focus);
    outline-offset: -3px;
  }
  .more {
    padding: 2px 16px 12px;
  }
  @media print {
    .compare,
    .name svg,
    .buy {
      display: none;
    }
  }
  @container iq (max-width: 359px) {
    .brief {
      grid-template-columns: 0 minmax(0, 1fr) auto;
      column-gap: 8px;
      padding-inline-start: 0;
    }
    .mono {
      display: none;
    }
  }
  @container iq (max-width: 259px) {
    .brief {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none;
      padding-inline-start: 12px;
    }
    .name,
    .amount,
    .facts,
    .compare {
      grid-area: auto / 1;
      justify-self: start;
      padding-inline: 0;
    }
    .compare {
      margin: 0;
    }
  }
  @container rows (min-width: 660px) {
    .brief {
      grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) calc(60 * var(--iq-u)) 180px 126px calc(68 * var(--iq-u));
      grid-template-rows: auto auto;
      gap: 2px 8px;
      min-height: 76px;
      padding-block: 11px;
      padding-inline: 20px 12px;
    }
    .mono {
      align-self: center;
      margin: 0;
      > span {
        width: calc(44 * var(--iq-u));
        height: calc(44 * var(--iq-u));
      }
    }
    .alone {
      grid-row: 1 / span 2;
    }
    .facts {
      display: contents;
    }
    .badge {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 6px;
    }
    .badge,
    .buy {
      grid-area: 2 / 2;
    }
    .buy {
      justify-self: start;
    }
    .badge + .buy,
    .badge + .differs + .buy {
      grid-row: 3;
    }
    .rating {
      grid-area: 1 / 3 / span 2;
    }
    .differs {
      grid-area: 1 / 4 / span 2;
      display: grid;
      justify-items: start;
    }
    .amount {
      grid-area: 1 / 5 / span 2;
    }
    .compare {
      grid-area: 1 / 6 / span 2;
      justify-self: stretch;
      align-self: stretch;
      width: auto;
      margin: -11px 0;
    }
    .more {
      padding-block: 0 18px;
      padding-inline: 76px 20px;
    }
    @container iq (min-width: 960px) {
      .brief {
        column-gap: 12px;
      }
      .name {
        font-size: 17px;
        line-height: 24px;
      }
    }
    @media print {
      .brief {
        grid-template-columns: calc(44 * var(--iq-u)) minmax(0, 1fr) 60px 180px 126px;
        min-height: 0;
        padding-block: 4px;
      }
    }
  }
`;
