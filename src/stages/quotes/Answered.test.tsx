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
    { asked: 22, answered: 0, priced: 0, failed: 0, complete: false, detail: "22 still thinking." },
    { asked: 22, answered: 9, priced: 7, failed: 0, complete: false, detail: "7 priced, 2 passed, 13 still thinking." },
    { asked: 18, answered: 18, priced: 18, failed: 0, complete: true, detail: "18 priced." },
    { asked: 18, answered: 18, priced: 16, failed: 0, complete: true, detail: "16 priced, 2 passed." },
    { asked: 18, answered: 18, priced: 9, failed: 9, complete: true, detail: "9 priced, 9 couldn&#x27;t answer." },
    { asked: 18, answered: 18, priced: 9, failed: 2, complete: true, detail: "9 priced, 7 passed, 2 couldn&#x27;t answer." },
    { asked: 18, answered: 10, priced: 9, failed: 2, complete: false, detail: "9 priced, 1 couldn&#x27;t answer, 8 still thinking." },
    { asked: 18, answered: 18, priced: 0, failed: 0, complete: true, detail: "18 passed." },
    { asked: 18, answered: 16, priced: 16, failed: 0, complete: true, detail: "16 priced." },
  ])("$priced of $answered of $asked", ({ asked, answered, priced, failed, complete, detail }) => {
    const withoutPrice = [...Array<string>(failed).fill("FAILED"), "DECLINED"].map((outcome) => ({ outcome }));
    const quotes = { asked: signal(asked), answered: signal(answered), complete: signal(complete), quotes: signal(Array<Quote>(priced).fill(price)), withoutPrice: signal(withoutPrice) };
    const shown = renderToStaticMarkup(
      <SessionProvider value={{ say, quotes, now: () => new Date() } as unknown as Session}>
        <Answered run={run} />
      </SessionProvider>,
    );
    expect(shown).toContain(`>${detail}<`);
  });
});
