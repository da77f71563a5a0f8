import { css } from "./styles";

/** The inside of a quote card, and of the card that holds its place. */
export const quoteStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  &.fresh {
    animation: iq-rise var(--iq-motion-count) var(--iq-motion-ease) backwards;
  }
  > .who {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  > .who > div {
    display: grid;
    gap: 8px;
  }
  > dl > div {
    display: grid;
    grid-template-columns: fit-content(60%) 1fr;
    gap: var(--s4);
    padding: 8px 0;
    border-top: 1px solid var(--iq-color-line);
    font-size: 15px;
    line-height: 22px;
  }
  > dl dt {
    color: var(--iq-color-text-muted);
  }
  > dl dd {
    min-width: min-content;
    font-weight: var(--iq-font-title-weight);
    text-align: end;
    text-wrap: balance;
  }
  > .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-evenly;
    gap: 4px 10px;
  }
  > .acts > :first-child {
    flex: 1 0 100%;
  }
  > .more {
    padding-top: var(--s4);
    border-top: 1px solid var(--iq-color-line);
  }
  @container iq (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 18px var(--s6);
    > .price {
      text-align: end;
    }
    > .price > :first-child {
      justify-content: flex-end;
    }
    > dl,
    > .acts,
    > .more {
      grid-column: 1 / -1;
    }
    > dl {
      display: grid;
      grid: auto auto / auto-flow 1fr;
      gap: 0 20px;
      padding-top: 14px;
      border-top: 1px solid var(--iq-color-line);
    }
    > dl > div {
      grid: subgrid / auto;
      grid-row: span 2;
      gap: 0;
      padding: 0;
      border: 0;
    }
    > dl dd {
      text-align: start;
    }
    > .acts {
      justify-content: flex-start;
      gap: 0 var(--s5);
    }
    > .acts > :first-child {
      flex: none;
      order: 1;
      min-width: 220px;
      margin-inline-start: auto;
    }
  }
`;
