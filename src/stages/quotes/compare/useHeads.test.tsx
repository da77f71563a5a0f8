import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { aQuote } from "../../../fixtures/quotes";
import { say } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import { useHeads } from "./useHeads";

const quotes = [aQuote({ id: "Larkfield", premium: 600 }), aQuote({ id: "Umberlake", premium: 720 })];

function Tops({ own }: { own: number | null }) {
  const heads = useHeads({ quotes, own, first: quotes[0], busyWith: null, onSelect: () => undefined });
  return quotes.map((quote) => <p key={quote.id}>{heads.of(quote).top}</p>);
}

it.each([
  ["without the price of the visitor's own policy", null, [true, false]],
  ["beside a higher one", 100.01, [true, false]],
  ["beside the same", 100, [false, false]],
  ["beside a lower one", 80, [false, false]],
])("a quote of 100 dollars a month is the lowest price %s: %j", (_where, own, lowest) => {
  const shown = renderToStaticMarkup(
    <SessionProvider value={{ say } as unknown as Session}>
      <Tops own={own} />
    </SessionProvider>,
  );
  expect(shown.split("</p>").slice(0, -1).map((top) => top.includes("Lowest price"))).toEqual(lowest);
});
