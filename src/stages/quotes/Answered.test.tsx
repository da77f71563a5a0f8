import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Quote } from "../../api/contract/quote";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { Answered } from "./Answered";
import type { QuoteRun } from "./quoteRun";

const run = { deadline: signal(null) } as unknown as QuoteRun;
const price = { carrierName: "Tern & Tide", premium: 600, termMonths: 6 } as Quote;

describe("how far the carriers are", () => {
  it.each([
    { asked: 22, answered: 0, priced: 0, complete: false, detail: "22 still thinking." },
    { asked: 22, answered: 9, priced: 7, complete: false, detail: "7 priced, 2 passed, 13 still thinking." },
    { asked: 18, answered: 18, priced: 18, complete: true, detail: "18 priced." },
    { asked: 18, answered: 18, priced: 16, complete: true, detail: "16 priced, 2 passed." },
    { asked: 18, answered: 18, priced: 0, complete: true, detail: "18 passed." },
    { asked: 18, answered: 16, priced: 16, complete: true, detail: "16 priced." },
  ])("$priced of $answered of $asked", ({ asked, answered, priced, complete, detail }) => {
    const quotes = { asked: signal(asked), answered: signal(answered), complete: signal(complete), quotes: signal(Array<Quote>(priced).fill(price)) };
    const shown = renderToStaticMarkup(
      <SessionProvider value={{ say, quotes, now: () => new Date() } as unknown as Session}>
        <Answered run={run} />
      </SessionProvider>,
    );
    expect(shown).toContain(`>${detail}<`);
  });
});
