import type { ReactNode } from "react";
import { Badge } from "./Badge";
import { Card } from "./Card";
import { Certainty } from "./Certainty";
import { Chips } from "./Chips";
import { Monogram } from "./Monogram";
import { Price } from "./Price";
import { quoteStyle } from "./quoteStyle";
import { cardTitle, fine } from "./text";

interface QuoteCardProps {
  id: string;
  carrier: string;
  monogram: string;
  tile?: number;
  /** At most two are shown. */
  badges: readonly { text: string; spent?: boolean }[];
  firm: boolean;
  certainty: string;
  /** The monthly price in dollars, and how it is said: "$114.00 a month". */
  amount: number;
  per: string;
  priceLabel: string;
  /** "$684.00 for 6 months" */
  total: string;
  /** Three coverages and the deductible. */
  coverages: readonly { id: string; label: string; value: string }[];
  /** The card that wears the chosen edge: the first. */
  top?: boolean;
  /** Came in while the visitor watched. */
  fresh?: boolean;
  /** One Button, then links. */
  actions: ReactNode;
  /** What "Show details" opens, below everything else. */
  details?: ReactNode;
}

/** One carrier's quote, in a list. */
export const QuoteCard = (props: QuoteCardProps) => (
  <Card as="li" id={props.id} on={props.top}>
    <article className={props.fresh ? `${quoteStyle} fresh` : quoteStyle} aria-labelledby={`${props.id}-carrier`}>
      <div className="who">
        <Monogram letters={props.monogram} tile={props.tile} />
        <div>
          <h2 className={cardTitle} id={`${props.id}-carrier`} tabIndex={-1}>
            {props.carrier}
          </h2>
          {props.badges.length > 0 && (
            <Chips>
              {props.badges.slice(0, 2).map(({ text, spent }, index) => (
                <Badge key={text} quiet={index > 0} spent={spent}>
                  {text}
                </Badge>
              ))}
            </Chips>
          )}
        </div>
      </div>
      <div className="price">
        <Certainty firm={props.firm} label={props.certainty} />
        <Price amount={props.amount} per={props.per} label={props.priceLabel} />
        <p className={`${fine} num`}>{props.total}</p>
      </div>
      <dl>
        {props.coverages.map((coverage) => (
          <div key={coverage.id}>
            <dt>{coverage.label}</dt>
            <dd className="num">{coverage.value}</dd>
          </div>
        ))}
      </dl>
      <div className="acts">{props.actions}</div>
      {props.details && <div className="more">{props.details}</div>}
    </article>
  </Card>
);
