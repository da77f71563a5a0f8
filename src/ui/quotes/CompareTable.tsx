import type { ReactNode } from "react";
import { HigherIcon } from "../icons/HigherIcon";
import { InfoIcon } from "../icons/InfoIcon";
import { LowerIcon } from "../icons/LowerIcon";
import { SameIcon } from "../icons/SameIcon";
import { TickIcon } from "../icons/TickIcon";
import { compareTable } from "./compareTableStyle";

interface ComparedCell {
  value: ReactNode;
  verdict?: { tone: "better" | "worse" | "same"; sign: "higher" | "lower" | "same" | "tick"; text: string } | undefined;
}

interface ComparedColumn {
  key: string;
  /** The company's name, or a control that chooses it. */
  name: ReactNode;
  /** The visitor's own policy, on a sunken background. */
  own?: boolean;
  /** A badge above the name. */
  top: ReactNode;
  price: ReactNode;
  action: ReactNode;
}

export interface ComparedGroup {
  id: string;
  title: string;
  rows: readonly { id: string; label: string; help?: string; cells: readonly ComparedCell[] }[];
  /** A SameFold, for rows whose values are equal. */
  same: ReactNode;
}

interface CompareTableProps {
  caption: string;
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
  /** A SameFold for the whole table. */
  same: ReactNode;
}

const signs = { higher: HigherIcon, lower: LowerIcon, same: SameIcon, tick: TickIcon } as const;

/**
 * A table with the same rows for every column. Narrow hosts have each row's name above its values. The roles are necessary because
 * some browsers don't announce a table with grid layout.
 */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see above */
export const CompareTable = ({ caption, columns, groups, same }: CompareTableProps) => (
  <div className={compareTable}>
    <table role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {columns.map(({ key, name, own, top, price, action }) => (
            <th key={key} role="columnheader" scope="col" className={own ? "own" : undefined}>
              <div className="top">{top}</div>
              <div className="who">{name}</div>
              <div>{price}</div>
              <div className="act">{action}</div>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows, same: folded }) => (
        <tbody key={id} role="rowgroup">
          <tr role="row" className="title">
            <th role="rowheader" scope="rowgroup" className="group">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id} role="row" className="row">
              {/* A header isn't named by what a <details> holds. */}
              <th role="rowheader" scope="row" aria-label={row.label}>
                {row.help ? (
                  <details>
                    <summary>
                      {row.label}
                      <InfoIcon size="sm" />
                    </summary>
                    <p>{row.help}</p>
                  </details>
                ) : (
                  <span>{row.label}</span>
                )}
              </th>
              {columns.map(({ key, own }, index) => (
                <td key={key} role="cell" className={own ? "own" : undefined}>
                  {row.cells[index]?.value}
                  {row.cells[index]?.verdict && <Verdict {...row.cells[index].verdict} />}
                </td>
              ))}
            </tr>
          ))}
          {folded && (
            <tr role="row" className="fold">
              <td role="cell">{folded}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
    {same}
  </div>
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
