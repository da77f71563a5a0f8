import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aQuote, aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import type { Selection } from "../../session/kept/snapshot";
import { AdditionalCarriers } from "./AdditionalCarriers";
import { OtherCarriers } from "./OtherCarriers";

const page = mounted();

const companies = ["heron", "tern"].map((id) => ({ id, carrierId: id, carrierName: id === "heron" ? "Heron" : "Tern & Tide", claimsRating: 4 }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const buttons = () => [...page.container.querySelectorAll("button")];

async function show({ complete = true, state = "OH", hasApplication = true, busy = false, failed = false, additional = companies } = {}) {
  const call = vi.fn((_endpoint: unknown, _options: object) => Promise.resolve(ok({ additionalQuotes: additional })));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.line.value = { slug: "auto", wire: "PERSONAL_AUTO", riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.commit({ state });
  if (hasApplication) session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: "hash" };
  session.quotes.receive({ type: "snapshot", applicationId: "a", ratingRun: 1, status: complete ? "Completed" : "InProgress", carriersAsked: 1, carriersAnswered: 1, quotes: [aQuote()], withoutPrice: [] });
  session.quotes.picked.value = aSelection({ kind: "additional", carrierId: "heron" });
  const onPick = vi.fn<(choice: Selection) => void>();
  page.render(inFunnel(session, aRunner({ busy: signal(busy) }), failed ? <OtherCarriers failed onPick={onPick} /> : <AdditionalCarriers onPick={onPick} />));
  await settled();
  return { call, onPick };
}

it("offers the companies that the service names for as many quotes, and picks one without a price", async () => {
  const { call, onPick } = await show();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { applicationId: "a" }, query: { product: "PERSONAL_AUTO", state: "OH", quotesCount: 1 } });
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["Get quote from Heron", "Get quote from Tern & Tide"]);
  act(() => buttons()[1]?.click());
  expect(onPick).toHaveBeenCalledWith({ kind: "additional", quoteId: null, carrierSpecificQuoteId: null, carrierId: "tern", carrierName: "Tern & Tide", premium: null, term: 0, bindable: false });
});

it.each([
  ["before all have answered", { complete: false }, 0],
  ["without a state", { state: "" }, 0],
  ["without an application", { hasApplication: false }, 0],
  ["if no company could be reached", { failed: true }, 0],
  ["if the service names none", { additional: [] }, 1],
])("offers nothing %s", async (_when, visit, calls) => {
  const { call } = await show(visit);
  expect([call.mock.calls.length, page.container.textContent]).toEqual([calls, ""]);
});

it("is busy with the company that was picked, and with no other", async () => {
  await show({ busy: true });
  expect(buttons().map((button) => button.getAttribute("aria-busy") ?? button.getAttribute("aria-disabled"))).toEqual(["true", null]);
});
