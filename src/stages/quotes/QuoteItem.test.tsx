import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Quote } from "../../api/contract/quote";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { QuoteItem } from "./QuoteItem";

const monthly = { id: "q", carrierName: "Tern & Tide", premium: 24.76, termMonths: 1, isBindable: true, coverages: [], messages: [] } as unknown as Quote;
const card = renderToStaticMarkup(
  <SessionProvider value={{ say } as unknown as Session}>
    <QuoteItem quote={monthly} badges={["LOWEST_COST", "ONLINE"]} spent={[]} fresh={false} definitions={[]} first selected={false} busy={false} onSelect={() => undefined} />
  </SessionProvider>,
);

it.each(["Bindable", "24.76", "Lowest cost"])("a card says %s once", (said) => expect(card.split(said)).toHaveLength(2));
