import { describe, expect, it } from "vitest";
import type { Quote } from "../../../api/contract/quote";
import { byMonthlyPremium } from "../../../business/quoteOrder";
import { mounted } from "../../../fixtures/mounted";
import { aQuote } from "../../../fixtures/quotes";
import { useShownQuotes } from "./useShownQuotes";

const quote = (id: string, premium: number): Quote => aQuote({ id, premium });

let latest: ReturnType<typeof useShownQuotes>;
function Shown({ quotes, anchors }: { quotes: readonly Quote[]; anchors: readonly string[] }) {
  latest = useShownQuotes(quotes, anchors, byMonthlyPremium);
  return null;
}

const page = mounted();
const show = (quotes: readonly Quote[], ...anchors: string[]) => {
  page.render(<Shown quotes={quotes} anchors={anchors} />);
  return latest.shown.map(({ quote: { id }, badges, spent }) => [id, badges.filter((badge) => !spent.includes(badge)).join(), spent.join()]);
};

describe("quotes on screen", () => {
  const [dear, cheap, cheaper] = [quote("dear", 900), quote("cheap", 600), quote("cheaper", 500)];

  it("are sorted by price while the visitor looks elsewhere", () => {
    expect(show([dear, cheap])).toEqual([["cheap", "LOWEST_COST", ""], ["dear", "", ""]]);
    expect(show([dear, cheap, cheaper])).toEqual([["cheaper", "LOWEST_COST", ""], ["cheap", "", ""], ["dear", "", ""]]);
    expect(latest.unsorted).toBe(0);
  });

  it("keep their places while one of them is looked at; a badge that is no longer true only keeps its room", () => {
    show([dear, cheap], "cheap");
    expect(show([dear, cheap, cheaper], "cheap")).toEqual([["cheap", "", "LOWEST_COST"], ["cheaper", "LOWEST_COST", ""], ["dear", "", ""]]);
    expect(latest.unsorted).toBe(1);
    expect(show([dear, cheap, cheaper])).toEqual([["cheaper", "LOWEST_COST", ""], ["cheap", "", ""], ["dear", "", ""]]);
  });
});
