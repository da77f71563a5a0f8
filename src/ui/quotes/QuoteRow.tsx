import type { ReactNode } from "react";
import { Badge } from "./Badge";
import { Certainty } from "./Certainty";
import { coveringInput } from "../choices/coveringInput";
import { DownIcon } from "../icons/DownIcon";
import { HigherIcon } from "../icons/HigherIcon";
import { Heading } from "../layout/Heading";
import { LowerIcon } from "../icons/LowerIcon";
import { TickIcon } from "../icons/TickIcon";
import { Monogram } from "../cards/Monogram";
import { Price } from "./Price";
import { quoteRow } from "./quoteRowStyle";
import { Rating } from "./Rating";

import { tick } from "../choices/tickStyle";

export interface RowDifference {
  id: string;
  verdict: "better" | "worse" | "other";
  isHigher: boolean;
  /** "$50K property damage" */
  text: string;
  /** Explains the sign beside it to screen readers. */
  said: string;
}

interface QuoteRowProps {
  id: string;
  carrier: string;
  monogram: string;
  tile?: number;
  /** The company's claims rating, and its announcement. */
  rating: { value: string; label: string };
  /** The reason of a badge that needs one stands beside it: "$1.54 more". */
  badge?: { text: string; reason?: string; spent: boolean };
  /** About the company: "A.M. Best B+". */
  facts: readonly string[];
  /** Present if it isn't what is said once above the list. */
  certainty?: { firm: boolean; label: string };
  /** The price in dollars, "/mo", and its announcement: "$114.00 a month". */
  amount: number;
  per: string;
  priceLabel: string;
  differs: readonly RowDifference[];
  compare?: { of: string; checked: boolean; disabled: boolean; onChange: (checked: boolean) => void };
  /** A quiet button that buys the quote. */
  buy?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** The reason that choosing it failed, at the end of the row. */
  trouble?: ReactNode;
  /** Further content of an open row. */
  children: ReactNode;
}

/** None for a difference that is neither better nor worse. */
function Sign({ verdict, isHigher }: RowDifference) {
  if (verdict === "other") return null;
  if (verdict === "better") return <TickIcon size="xs" />;
  return isHigher ? <HigherIcon size="xs" /> : <LowerIcon size="xs" />;
}

/** One company's price in the list: the essentials for a choice at a glance, and the rest when it is opened. */
export const QuoteRow = (props: QuoteRowProps) => {
  const { id, badge, certainty, compare, open } = props;
  // The arrow never stands alone on a line.
  const [, lead, last] = /^(.* )?(.*)$/s.exec(props.carrier)!;
  return (
    <li id={id} className={`${quoteRow}${open ? " open" : ""}`}>
      <article aria-labelledby={`${id}-carrier`}>
        <div className="brief">
          <div className="mono">
            <Monogram letters={props.monogram} tile={props.tile} size="row" />
          </div>
          <Heading rank={2} className={badge || props.buy ? "name" : "name alone"}>
            {/* WebKit reads the two parts as one word where the name takes two lines. */}
            <button type="button" id={`${id}-carrier`} aria-label={props.carrier} aria-expanded={open} onClick={props.onToggle}>
              {lead}
              <span>
                {last}
                <DownIcon size="xs" />
              </span>
            </button>
          </Heading>
          <div className="amount">
            <Price amount={props.amount} per={props.per} label={props.priceLabel} row />
          </div>
          <div className="facts">
            <span className="rating">
              <Rating {...props.rating} />
            </span>
            {badge && (
              <span className="badge">
                <Badge spent={badge.spent}>{badge.text}</Badge>
                {badge.reason && !badge.spent && <small className="num">{badge.reason}</small>}
              </span>
            )}
            {(certainty || props.facts.length > 0 || props.differs.length > 0) && (
              <div className="differs num">
                {certainty && <Certainty {...certainty} />}
                {props.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
                {props.differs.map((difference) => (
                  <span key={difference.id} className={difference.verdict}>
                    <Sign {...difference} />
                    <span>
                      <span className="vh">{difference.said} </span>
                      {difference.text}
                    </span>
                  </span>
                ))}
              </div>
            )}
            {props.buy && <div className="buy">{props.buy}</div>}
          </div>
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
              <span className={`${tick} small`}>
                <TickIcon size="sm" />
              </span>
            </label>
          )}
        </div>
        {(open || props.trouble) && (
          <div className="more">
            {open && props.children}
            {props.trouble}
          </div>
        )}
      </article>
    </li>
  );
};
