import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Route } from "playwright";
import type { QuoteEvent, QuoteList } from "../../src/api/contract/quotes";
import { answerTo } from "./answerTo";

/** Milliseconds by which a response is late. */
const late = 700;

const turned = <Entry>(list: readonly Entry[]): Entry[] => [...list.slice(1).reverse(), ...list.slice(0, 1)];

/**
 * Delivers quotes over a connection with every possible problem. The stream brings a third of them, repeats one, reports
 * progress before the price, and breaks off. Reconnecting is refused once. Then the list arrives late with two thirds in
 * another order, and with the rest in yet another; its `next` part waits to be requested.
 */
export async function overRoughLine(context: BrowserContext): Promise<{ next(): void; total(): number }> {
  let whole: QuoteList | undefined;
  let polls = 0;
  let isLast = false;
  const state = { next: () => void (isLast = true), total: () => whole?.quotes.length ?? 0 };

  /** The complete list, once every company has answered. */
  const complete = async (route: Route) => {
    for (;;) {
      const answer = await answerTo(route, route.request().url().replace(/\/stream$/, ""));
      const list = (await answer.json()) as QuoteList;
      if (list.status === "Completed") return { answer, list };
      await pause(100);
    }
  };
  const part = (list: QuoteList, thirds: number) => {
    const count = Math.ceil((list.quotes.length * thirds) / 3);
    return { ...list, status: "InProgress" as const, carriersAnswered: count, quotes: turned(list.quotes).slice(0, count), withoutPrice: [] };
  };

  await context.route(/\/v1\/applications\/[^/]+\/quotes\/stream$/, async (route) => {
    const { answer, list } = await complete(route);
    whole = list;
    const { quotes, ...first } = part(list, 1);
    const { applicationId: _id, withoutPrice: _none, ...progress } = first;
    const told: QuoteEvent[] = [
      { ...first, type: "snapshot", carriersAnswered: 0, quotes: [] },
      { ...progress, type: "progress" },
      ...[...quotes, ...quotes.slice(0, 1)].map((quote) => ({ type: "quote" as const, ratingRun: list.ratingRun, quote })),
    ];
    const body = told.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    await route.fulfill({ response: answer, contentType: "text/event-stream", body });
  });
  await context.route(/\/v1\/applications\/[^/]+\/quotes(?:\?.*)?$/, async (route) => {
    polls += 1;
    if (polls === 1) return route.abort("connectionrefused");
    const { answer, list } = await complete(route);
    await pause(late);
    return route.fulfill({ response: answer, json: isLast ? { ...list, quotes: turned(list.quotes) } : part(list, 2) });
  });
  return state;
}
