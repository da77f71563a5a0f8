import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { say } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Answered } from "./Answered";
import type { QuoteRun } from "./quoteRun";

const run = { deadline: signal(null) } as unknown as QuoteRun;
const price = { carrierName: "Tern & Tide", premium: 600, term: 6 } as Quote;

describe("the companies' progress", () => {
  it.each([
    { asked: 0, answered: 0, priced: 0, unsorted: 0, complete: false, detail: "" },
    { asked: 22, answered: 0, priced: 0, unsorted: 0, complete: false, detail: "Any moment now" },
    { asked: 22, answered: 9, priced: 7, unsorted: 1, complete: false, detail: "1 quote not sorted yet" },
    { asked: 22, answered: 9, priced: 7, unsorted: 2, complete: false, detail: "2 quotes not sorted yet" },
    { asked: 18, answered: 18, priced: 18, unsorted: 3, complete: true, detail: "3 quotes not sorted yet" },
    { asked: 18, answered: 18, priced: 18, unsorted: 0, complete: true, detail: "Sort by" },
  ])("$priced of $answered of $asked, $unsorted unsorted", ({ asked, answered, priced, unsorted, complete, detail }) => {
    const quotes = { asked: signal(asked), answered: signal(answered), complete: signal(complete), quotes: signal(Array<Quote>(priced).fill(price)) };
    const shown = renderToStaticMarkup(
      <SessionProvider value={{ say, quotes, now: () => new Date() } as unknown as Session}>
        <Answered run={run} unsorted={unsorted} comparable>
          <span>Sort by</span>
        </Answered>
      </SessionProvider>,
    );
    expect(shown).toContain(`>${detail}<`);
    // The time that is left is known once companies are asked.
    expect(shown.includes("Any moment now")).toBe(detail === "Any moment now");
    expect(shown.includes("Sort by"), "the order, once it is final").toBe(complete && unsorted === 0);
    // No company is said to have replied before they are asked.
    expect(shown.includes("companies replied")).toBe(asked > 0);
  });
});
