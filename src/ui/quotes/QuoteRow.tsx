import type { ReactNode } from "react";
import { Badge } from "./Badge";
import { Certainty } from "./Certainty";
import { Chips } from "../cards/Chips";
import { coveringInput } from "../choices/coveringInput";
import { DownIcon } from "../icons/DownIcon";
import { HigherIcon } from "../icons/HigherIcon";
import { Heading } from "../layout/Heading";
import { LowerIcon } from "../icons/LowerIcon";
import { SameIcon } from "../icons/SameIcon";
import { TickIcon } from "../icons/TickIcon";
import { Monogram } from "../cards/Monogram";
import { Price } from "./Price";
import { quoteRow } from "./quoteRowStyle";

import { tick } from "../choices/tickStyle";

export type RowVerdict = "same" | "better" | "worse" | "other";

interface QuoteRowProps {
  id: string;
  carrier: string;
  monogram: string;
  tile?: number;
  /** At most two. */
  badges: readonly { text: string; spent: boolean }[];
  /** About the company: "A.M. Best A+". */
  facts: readonly string[];
  firm: boolean;
  certainty: string;
  /** The monthly price in dollars, and its announcement: "$114.00 a month". */
  amount: number;
  per: string;
  priceLabel: string;
  /** "$50K property damage"; `said` explains the sign beside it to screen readers. */
  differs?: { verdict: RowVerdict; isHigher: boolean; text: string; said: string };
  compare?: { label: string; of: string; checked: boolean; disabled: boolean; onChange: (checked: boolean) => void };
  /** True if it arrived while the visitor was watching. */
  fresh: boolean;
  open: boolean;
  onToggle: () => void;
  /** Further content of an open row. */
  children: ReactNode;
}

const Sign = ({ verdict, isHigher }: { verdict: RowVerdict; isHigher: boolean }) =>
  verdict === "same" || verdict === "other" ? <SameIcon size="xs" /> : isHigher ? <HigherIcon size="xs" /> : <LowerIcon size="xs" />;

/** One company's price in the list: the essentials for a choice at a glance, and the rest when it is opened. */
export const QuoteRow = (props: QuoteRowProps) => {
  const { id, badges, facts, differs, compare, open } = props;
  const hasTags = badges.length > 0 || facts.length > 0;
  return (
    <li id={id} className={`${quoteRow}${props.fresh ? " fresh" : ""}${open ? " open" : ""}`}>
      <article aria-labelledby={`${id}-carrier`}>
        <div className="brief">
          <div className="mono">
            <Monogram letters={props.monogram} tile={props.tile} size="row" />
          </div>
          <Heading rank={2} className={hasTags ? "name" : "name alone"}>
            <button type="button" id={`${id}-carrier`} aria-expanded={open} onClick={props.onToggle}>
              {props.carrier}
            </button>
          </Heading>
          <div className="amount">
            <Price amount={props.amount} per={props.per} label={props.priceLabel} row />
          </div>
          <div className="tags">
            <span className="certainty">
              <Certainty firm={props.firm} label={props.certainty} />
            </span>
            {hasTags && (
              <div className="badges">
                {badges.length > 0 && (
                  <Chips>
                    {badges.map(({ text, spent }, index) => (
                      <Badge key={text} quiet={index > 0} spent={spent}>
                        {text}
                      </Badge>
                    ))}
                  </Chips>
                )}
                {facts.map((fact) => (
                  <small key={fact}>{fact}</small>
                ))}
              </div>
            )}
          </div>
          {differs && (
            <p className={`differs num ${differs.verdict}`}>
              <Sign {...differs} />
              <span>
                {differs.said && <span className="vh">{differs.said} </span>}
                {differs.text}
              </span>
            </p>
          )}
          {compare && (
            <label className="compare">
              <input
                className={coveringInput}
                type="checkbox"
                name="compare"
                checked={compare.checked}
                disabled={compare.disabled}
                aria-label={compare.of}
                onChange={(event) => compare.onChange(event.target.checked)}
              />
              <span aria-hidden="true">{compare.label}</span>
              <span className={`${tick} small`}>
                <TickIcon size="sm" />
              </span>
            </label>
          )}
          <span className="down">
            <DownIcon />
          </span>
        </div>
        {open && <div className="more">{props.children}</div>}
      </article>
    </li>
  );
};
