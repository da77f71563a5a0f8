import { signal } from "@preact/signals-react";
import { act, type ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { aRunner } from "../../../fixtures/aRunner";
import { inFunnel } from "../../../fixtures/inFunnel";
import { mounted } from "../../../fixtures/mounted";
import { aQuote } from "../../../fixtures/quotes";
import { sessionOptions } from "../../../fixtures/sessionOptions";
import { createSession } from "../../../session/createSession";
import { currentPolicy } from "../../../session/fields/currentPolicy";
import { CompareScreen } from "./CompareScreen";
import { useColumns } from "./useColumns";
import { useHeads } from "./useHeads";

const page = mounted();

const heron = aQuote({ id: "heron", carrierName: "Heron", premium: 600, term: 6, claimsRating: 4.5 });
const tern = aQuote({ id: "tern", carrierName: "Tern", premium: 660, term: 6, claimsRating: 4 });
const ibis = aQuote({ id: "ibis", carrierName: "Ibis", premium: 720, term: 6, claimsRating: 4 });

describe("the head of a column", () => {
  interface HeadsProps {
    quotes: ComponentProps<typeof CompareScreen>["quotes"];
    own?: number | null;
    busyWith?: string | null;
    onSelect?: (quote: typeof heron) => void;
  }
  function Heads({ quotes, own = null, busyWith = null, onSelect = () => undefined }: HeadsProps) {
    const heads = useHeads({ quotes, own, first: quotes[0], busyWith, onSelect });
    return quotes.map((quote) => {
      const { top, price, action } = heads.of(quote);
      return (
        <section key={quote.id}>
          <header>{top}</header>
          {price}
          {action}
        </section>
      );
    });
  }
  const show = (...[props]: Parameters<typeof Heads>) => page.render(inFunnel(createSession(sessionOptions()), aRunner(), <Heads {...props} />));
  const tops = () => [...page.container.querySelectorAll("header")].map(({ textContent }) => textContent);

  it.each([
    ["the lowest price and the best rating", [heron, tern, { ...ibis, claimsRating: 5 }], ["Lowest price", "", "Best rated"]],
    ["the price of the one that is best rated, too", [heron, tern], ["Lowest price", ""]],
    ["no price where all are the same", [heron, { ...tern, premium: 600 }], ["Best rated", ""]],
    ["no rating that two have", [heron, { ...tern, claimsRating: 4.5 }], ["Lowest price", ""]],
    ["a firm price among estimates", [heron, { ...tern, isBindable: true }, ibis], ["Lowest price", "Firm price", ""]],
    ["an estimate among firm prices", [{ ...heron, isBindable: true }, { ...tern, isBindable: true }, ibis], ["Lowest price", "", "Estimate"]],
  ])("marks %s", (_what, quotes, expected) => {
    show({ quotes });
    expect(tops()).toEqual(expected);
  });

  it.each([
    [100.01, "Lowest price"],
    [100, "Best rated"],
    [80, "Best rated"],
  ])("marks a price of $ 100 a month, beside the visitor's own of $ %d, as: %s", (own, mark) => {
    show({ quotes: [heron, tern], own });
    expect(tops()).toEqual([mark, ""]);
  });

  it.each([
    ["by the term where all have the same", [heron, tern], ["6 months: $600.00", "6 months: $660.00"]],
    ["as billed monthly", [{ ...heron, term: 1 as const, premium: 100 }, { ...tern, term: 1 as const, premium: 110 }], ["Billed every month", "Billed every month"]],
    ["by the year where terms differ", [heron, { ...tern, term: 12 as const }], ["A year: $1,200.00", "A year: $660.00"]],
  ])("names the total %s", (_how, quotes, totals) => {
    show({ quotes });
    for (const total of totals) expect(page.container.textContent).toContain(total);
  });

  it("selects its own quote, and is busy with that one", () => {
    const onSelect = vi.fn();
    show({ quotes: [heron, tern], busyWith: "tern", onSelect });
    const buttons = [...page.container.querySelectorAll("button")];
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Select Heron", "Select Tern"]);
    expect(buttons.map((button) => button.getAttribute("aria-busy") ?? button.getAttribute("aria-disabled"))).toEqual([null, "true"]);
    act(() => buttons[0]?.click());
    expect(onSelect).toHaveBeenCalledWith(heron);
  });
});

describe("the columns of a narrow host", () => {
  let columns: ReturnType<typeof useColumns>;
  function Columns({ isWhole }: { isWhole: boolean }) {
    columns = useColumns(["a", "b", "c", "d"], isWhole);
    return null;
  }
  const swipe = (by: number, fingers = 1) =>
    act(() => {
      columns.touching.onTouchStart({ touches: Array.from({ length: fingers }, () => ({ clientX: 200 })) } as never);
      columns.touching.onTouchEnd({ changedTouches: [{ clientX: 200 + by }] } as never);
    });

  it("are the first two, all where there is room", () => {
    page.render(<Columns isWhole={false} />);
    expect(columns.shown).toEqual(["a", "b"]);
    page.render(<Columns isWhole />);
    expect(columns.shown).toEqual(["a", "b", "c", "d"]);
  });

  it.each([
    ["another in the first", 0, "c", ["c", "b"]],
    ["another in the second", 1, "d", ["a", "d"]],
    ["the second in the first", 0, "b", ["b", "a"]],
    ["the first in the second", 1, "a", ["b", "a"]],
  ] as const)("show %s, and never the same one twice", (_what, at, key, shown) => {
    page.render(<Columns isWhole={false} />);
    act(() => columns.choose(at, key));
    expect(columns.shown).toEqual(shown);
  });

  it("follow a swipe to the next quote and back, and end at the last", () => {
    page.render(<Columns isWhole={false} />);
    const after = (by: number, fingers?: number) => {
      swipe(by, fingers);
      return columns.shown[1];
    };
    expect([after(-47), after(-48), after(-60), after(-60), after(60), after(-60, 2)]).toEqual(["b", "c", "d", "d", "c", "c"]);
    page.render(<Columns isWhole />);
    swipe(-60);
    page.render(<Columns isWhole={false} />);
    expect(columns.shown).toEqual(["a", "c"]);
  });
});

describe("the comparison", () => {
  function show(policy: Partial<typeof currentPolicy.initial> = {}) {
    const session = createSession(sessionOptions());
    session.draft(currentPolicy).value = { ...currentPolicy.initial, ...policy };
    const runner = aRunner({ closeSubroute: vi.fn(), position: signal({ step: "policy-compare", detail: "compare" }) });
    page.render(inFunnel(session, runner, <CompareScreen quotes={[heron, tern]} definitions={[]} busyWith={null} onSelect={() => undefined} trouble={null} />));
    return { session, runner };
  }
  const shown = () => page.container.textContent;
  const press = (name: string) => act(() => [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === name)!.click());

  it.each([
    [{}, "Compare with your current policy", false],
    [{ price: "120" }, "Edit your current policy", true],
    [{ price: "a lot" }, "Edit your current policy", false],
    [{ company: "Lark Mutual" }, "Compare with your current policy", false],
  ])("with %j offers '%s', and a column of its own: %s", (policy, title, hasColumn) => {
    show(policy);
    expect(shown()).toContain(title);
    expect([...page.container.querySelectorAll("option")].some(({ textContent }) => textContent === "Your current policy")).toBe(hasColumn);
  });

  it("names the policy by its company, unless that name is refused", () => {
    const named = () => page.container.querySelector("option")?.textContent;
    show({ price: "120", company: "Lark Mutual" });
    expect(named()).toBe("Lark Mutual");
    show({ price: "120", company: "L".repeat(200) });
    expect(named()).toBe("Your current policy");
  });

  it("forgets the policy, and leads back to all quotes", () => {
    const { session, runner } = show({ price: "120" });
    press("Remove it");
    expect(session.draft(currentPolicy).peek()).toEqual(currentPolicy.initial);
    press("Back to all quotes");
    expect(runner.closeSubroute).toHaveBeenCalledOnce();
  });
});
