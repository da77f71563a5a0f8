import { css } from "../styles/styles";

/** The comparison: a table on a wide host, and on a narrow one two columns under each row's name. */
export const compareTable = css`
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  font-size: 16px;
  line-height: 24px;
  /* A swipe to the next company would else be the browser's own way back. */
  touch-action: pan-y pinch-zoom;
  --in: max(0px, calc(var(--iq-radius-card) - var(--iq-border-card)));
  table,
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .title > *,
  .fold > * {
    grid-column: 1 / -1;
  }
  /* Only the table's last line follows its corners. */
  tbody:not(:last-child) {
    .fold {
      --in: 0px;
    }
  }
  thead {
    position: sticky;
    /* A window of less than 400 px, such as at 400% zoom, has no room for it. */
    top: calc(var(--iq-sticky-top, 0px) + min(0px, (100dvh - 400px) * 999));
    z-index: 2;
    border-radius: var(--in) var(--in) 0 0;
    background: var(--iq-color-raised);
    box-shadow: 0 1px 0 var(--iq-color-line);
  }
  /* Badges, names, prices and actions each stand on one line, whatever their length. */
  thead tr {
    grid-template-rows: repeat(4, auto);
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  thead > tr > * {
    grid-row: 1 / -1;
    display: grid;
    grid-template-rows: subgrid;
    min-width: 0;
    padding: 8px 12px 12px;
  }
  thead td {
    display: none;
  }
  .top {
    align-self: end;
    > * {
      margin-bottom: 4px;
    }
  }
  .who {
    align-self: end;
    min-width: 0;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 16px;
    line-height: 22px;
  }
  .act {
    align-self: end;
    padding-top: 8px;
  }
  .group {
    padding: 18px 12px 4px;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 18px;
  }
  tbody tr {
    border-top: 1px solid var(--iq-color-line);
  }
  .title + tr,
  .title {
    border-top: 0;
  }
  tbody + tbody .title {
    border-top: 1px solid var(--iq-color-line);
  }
  .row > th {
    grid-column: 1 / -1;
    padding: 0 12px;
    font-size: 15px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  .row > th > span,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    /* The focus comes to it below the head, where that sticks. */
    scroll-margin-top: clamp(0px, (100dvh - 400px) * 999, 200px);
  }
  .row summary {
    list-style: none;
    cursor: pointer;
  }
  .row summary::-webkit-details-marker {
    display: none;
  }
  .row summary svg {
    flex: none;
    color: var(--iq-color-link);
  }
  .row details p {
    padding-bottom: 10px;
    color: var(--iq-color-text);
  }
  .row > td {
    grid-row: 2;
    padding: 0 12px 12px;
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: lining-nums;
  }
  .row > td + td,
  thead th + th {
    border-inline-start: 1px solid var(--iq-color-line);
  }
  td small {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 14px;
    line-height: 20px;
  }
  .better {
    color: var(--iq-color-success);
  }
  .worse {
    color: var(--iq-color-warning);
  }
  .same {
    font-weight: 400;
    color: var(--iq-color-text-muted);
  }
  .own {
    background: var(--iq-color-sunken);
  }
  /* Two prices don't fit beside each other in doubled text. */
  @container iq (max-width: 259px) {
    thead {
      position: static;
    }
    thead tr {
      grid-template: none / minmax(0, 1fr);
      grid-auto-flow: row;
    }
    thead > tr > * {
      grid-row: auto;
      grid-template-rows: none;
    }
    thead th + th {
      border-inline-start: 0;
    }
  }
  @container iq (min-width: 960px) {
    touch-action: auto;
    tr {
      grid-template-columns: 210px;
    }
    /* As far from the edge as the rows' names are. */
    tr:not(.fold) {
      padding-inline-end: 12px;
    }
    thead td {
      display: block;
    }
    thead > tr > * {
      padding: 16px 8px 16px 14px;
    }
    .title {
      grid-template-columns: minmax(0, 1fr);
    }
    .group {
      padding: 20px 20px 6px;
    }
    .row > th {
      grid-column: auto;
      padding: 12px 8px 8px 20px;
      font-size: 16px;
      line-height: 24px;
      color: var(--iq-color-text);
    }
    .row > th > span,
    .row summary {
      min-height: 24px;
    }
    .row summary {
      justify-content: start;
    }
    .row > td {
      grid-row: auto;
      padding: 12px 8px 12px 14px;
    }
    .row > td + td,
    thead th + th {
      border-inline-start: 0;
    }
  }
  /* All columns side by side, and short enough for one sheet. */
  @media print {
    font-size: 13px;
    line-height: 18px;
    thead {
      position: static;
    }
    tr {
      grid-template-columns: 112px;
      break-inside: avoid;
    }
    thead td {
      display: block;
    }
    thead > tr > *,
    .row > th,
    .row > td {
      grid-column: auto;
      padding: 4px 4px 4px 8px;
    }
    .row > td {
      grid-row: auto;
    }
    .row > th > span,
    .row summary {
      min-height: 0;
      font-size: 13px;
    }
    .row summary svg,
    .act {
      display: none;
    }
    .group {
      padding: 6px 8px 2px;
      font-size: 15px;
    }
    /* Names of twelve letters fit beside a sixth column, that of the visitor's own policy. */
    .who {
      font-size: 13px;
      line-height: 17px;
    }
  }
`;
