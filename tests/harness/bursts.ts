import type { BrowserContext } from "playwright";
import type { Quote } from "../../src/api/contract/quote";
import type { QuoteList } from "../../src/api/contract/quotes";
import { answerTo } from "./answerTo";

/** A panel larger than any state's. */
export const panel = { carriers: 60, coverages: 12, bursts: 5 } as const;

const letters = (index: number): string => `${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`;

/** Shares no factor with the number of carriers, so that each burst has prices from the whole range. */
const stride = 7;

interface Bursts {
  /** The bursts that come without a call of `next`. */
  readonly released?: number;
  /** Each burst has prices for the whole list; otherwise the cheapest of all come last. */
  readonly mixed?: boolean;
}

/** Returns a quote that differs from its neighbors in price and in a limit. */
function quoteAt(index: number, model: Quote, mixed: boolean): Quote {
  const more = Array.from({ length: panel.coverages - model.coverages.length }, (_, at) => ({
    id: `MORE_${at}`,
    quoteKey: `more${at}`,
    label: `Further coverage ${at}`,
    value: index % 7 === 0 ? "$10K" : "$5K",
    amount: index % 7 === 0 ? 10_000 : 5_000,
  }));
  const name = `${letters(index)} Mutual of the Prairie`;
  const place = mixed ? (index * stride) % panel.carriers : index;
  const premium = 400 + (panel.carriers - place) * 11 + (index % 3) * 25;
  return { ...model, id: `burst-${index}`, carrierId: `carrier-${index}`, carrierName: name, premium, coverages: [...model.coverages, ...more].slice(0, panel.coverages) };
}

/**
 * Stands in for the service's quotes. There is no stream, so the widget polls the list, which has a fifth of 60 carriers
 * more each time, always in another order. The service's own first quote is the model. A call of `next` releases the next
 * burst.
 */
export async function inBursts(context: BrowserContext, { released = 1, mixed = false }: Bursts = {}): Promise<{ next(): void; readonly sent: number }> {
  let allowed = released;
  let model: Quote | undefined;
  const state = { sent: 0, next: () => void (allowed += 1) };
  await context.route(/\/v1\/applications\/[^/]+\/quotes\/stream$/, (route) => route.abort());
  await context.route(/\/v1\/applications\/[^/]+\/quotes(?:\?.*)?$/, async (route) => {
    const answer = await answerTo(route);
    const list = (await answer.json()) as QuoteList;
    model ??= list.quotes[0];
    const count = model ? Math.min(panel.carriers, (allowed * panel.carriers) / panel.bursts) : 0;
    const quotes = model ? Array.from({ length: count }, (_, index) => quoteAt(index, model!, mixed)) : [];
    if (count > 0) state.sent = allowed;
    const turned = state.sent % 2 === 0 ? quotes.reverse() : quotes;
    const status = count === panel.carriers ? ("Completed" as const) : ("InProgress" as const);
    const counts = { carriersAsked: panel.carriers, carriersAnswered: count };
    await route.fulfill({ response: answer, json: { ...list, ...counts, status, quotes: turned, withoutPrice: [] } satisfies QuoteList });
  });
  return state;
}
