import type { ReactNode } from "react";
import { HigherIcon } from "../icons/HigherIcon";
import { LowerIcon } from "../icons/LowerIcon";
import { SameIcon } from "../icons/SameIcon";
import { TickIcon } from "../icons/TickIcon";
import { css } from "../styles/styles";

interface ComparedCell {
  value: ReactNode;
  verdict?: { tone: "better" | "worse" | "same"; sign: "higher" | "lower" | "same" | "tick"; text: string } | undefined;
}

interface ComparedColumn {
  key: string;
  name: string;
  /** The visitor's own policy, on a sunken background. */
  own?: boolean;
  /** Price and action. It stays visible, at the cost of space for reading. */
  head: ReactNode;
  /** True for the two columns that a narrow host has room for. */
  shown: boolean;
}

interface CompareTableProps {
  caption: string;
  columns: readonly ComparedColumn[];
  rows: readonly { id: string; label: string; help?: string; cells: readonly ComparedCell[] }[];
}

const table = css`
  display: block;
  background: var(--iq-color-raised);
  border: var(--iq-border-card) solid var(--iq-color-line);
  border-radius: var(--iq-radius-card);
  font-size: 16px;
  line-height: 24px;
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  thead {
    position: sticky;
    top: var(--iq-sticky-top, 0px);
    z-index: 2;
    border-radius: var(--iq-radius-card) var(--iq-radius-card) 0 0;
    background: var(--iq-color-raised);
    box-shadow: 0 1px 0 var(--iq-color-line);
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  thead th {
    display: grid;
    grid-template: 1fr / minmax(0, 1fr);
    gap: 4px;
    padding: 10px 16px;
  }
  thead td,
  .away {
    display: none;
  }
  .who {
    align-self: center;
    font-family: var(--iq-font-heading);
    font-weight: var(--iq-font-title-weight);
    font-size: 17px;
    line-height: 22px;
  }
  tbody th {
    grid-column: 1 / -1;
    padding: 12px 16px 0;
    border-top: 1px solid var(--iq-color-line);
    font-size: 15px;
  }
  tbody th small {
    display: block;
    font-size: 14px;
    line-height: 20px;
    color: var(--iq-color-text-muted);
  }
  tbody td {
    padding: 2px 16px 14px;
    font-weight: var(--iq-font-title-weight);
    font-variant-numeric: tabular-nums lining-nums;
  }
  tbody td small {
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
  thead .own {
    border-start-start-radius: var(--iq-radius-card);
  }
  @container iq (min-width: 960px) {
    tr {
      grid-template-columns: 210px;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    thead td,
    .away {
      display: block;
    }
    thead th.away {
      display: grid;
    }
    thead th,
    tbody th,
    tbody td {
      padding: 14px 16px;
    }
    tbody th {
      grid-column: auto;
    }
    tbody td {
      border-top: 1px solid var(--iq-color-line);
    }
    thead .own {
      border-radius: 0;
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
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      break-inside: avoid;
    }
    thead td,
    .away {
      display: block;
    }
    thead th.away {
      display: grid;
    }
    thead th,
    tbody th,
    tbody td {
      padding: 6px 4px 6px 8px;
    }
    tbody th {
      grid-column: auto;
    }
    tbody td {
      border-top: 1px solid var(--iq-color-line);
    }
    .who {
      font-size: 14px;
      line-height: 18px;
    }
    tbody th small {
      display: none;
    }
  }
`;

const signs = { higher: HigherIcon, lower: LowerIcon, same: SameIcon, tick: TickIcon } as const;

/**
 * A table with the same rows for every column. Narrow hosts show two columns, with each row's name above its values. The
 * roles are necessary because some browsers don't announce a table with grid layout.
 */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see above */
export const CompareTable = ({ caption, columns, rows }: CompareTableProps) => (
  <table className={table} role="table">
    <caption className="vh">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        <td role="cell" />
        {columns.map(({ key, name, own, head, shown }) => (
          <th key={key} role="columnheader" scope="col" className={`${own ? "own" : ""}${shown ? "" : " away"}`}>
            <div className="who">{name}</div>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ id, label, help, cells }) => (
        <tr key={id} role="row">
          <th role="rowheader" scope="row">
            {label}
            {help && <small>{help}</small>}
          </th>
          {columns.map(({ key, own, shown }, index) => (
            <td key={key} role="cell" className={`${own ? "own" : ""}${shown ? "" : " away"}`}>
              {cells[index]?.value}
              {cells[index]?.verdict && <Verdict {...cells[index].verdict} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function Verdict({ tone, sign, text }: NonNullable<ComparedCell["verdict"]>) {
  const SignIcon = signs[sign];
  return (
    <small className={tone}>
      <SignIcon size="xs" />
      {text}
    </small>
  );
}
