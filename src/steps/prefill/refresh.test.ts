// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Client } from "../../api/client";
import { aRunner } from "../../fixtures/aRunner";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { answersOf } from "../../flow/field";
import type { Runner } from "../../form/runner";
import { createSession } from "../../session/createSession";
import { leastFacts } from "../propertyExamples";
import type { PropertyAnswer } from "./adopt";
import { prefillBody } from "./effects";
import { houseFacts, origins, roofUpdated, squareFootage, timeSinceRoofUpdate, yearBuilt } from "./fields";
import { refreshRebuildCost } from "./refresh";

const answer: PropertyAnswer = {
  providerStatus: "COMPLETE",
  prefillData: { yearBuilt: 1998, squareFootage: 2_400 },
  origins: { yearBuilt: "PUBLIC_RECORD", squareFootage: "CUSTOMER", constructionQuality: "ASSUMED" },
  replacementCost: 412_000,
  providerReturnedReplacementCost: true,
  providerRecalculatedReplacementCost: true,
  replacementCostIsEstimate: false,
};

test("a fact that is changed while the rebuild cost is on its way stays the visitor's, and is sent", async () => {
  let respond: (response: unknown) => void = () => undefined;
  const api = { call: () => new Promise((resolve) => (respond = resolve)) } as unknown as Client;
  const session = createSession(sessionOptions({ api }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "homeowners", ratedWith: null };
  session.commit({ ...leastFacts, [yearBuilt.name]: "1998", [origins.name]: { yearBuilt: "PUBLIC_RECORD", squareFootage: "CUSTOMER", constructionQuality: "ASSUMED" } });
  session.set(squareFootage, "2,400");

  const refreshed = refreshRebuildCost(session, aRunner(), houseFacts, session.signal);
  session.set(yearBuilt, "1960");
  session.set(origins, { ...session.draft(origins).peek(), [yearBuilt.name]: "CUSTOMER" });
  respond({ ok: true, value: { ...answer, revision: 2 } });
  expect(await refreshed).toBe(true);

  expect(session.draft(origins).peek()).toMatchObject({ yearBuilt: "CUSTOMER", squareFootage: "CUSTOMER", constructionQuality: "ASSUMED" });
  const sent = prefillBody(answersOf(session.drafted([...houseFacts, origins])), session, houseFacts);
  expect(sent.prefillData).toMatchObject({ yearBuilt: 1960, squareFootage: 2_400 });
  session.dispose();
});

test("a recorded roof that is older than the home as the visitor has it is told at the roof, not as a service that can't be reached", async () => {
  const refused = { type: "about:blank", title: "Invalid", status: 422, code: "VALIDATION", errors: [{ pointer: "/prefillData/timeSinceRoofUpdate", message: "Too early" }] };
  const session = createSession(sessionOptions({ api: { call: () => Promise.resolve({ ok: false, error: refused }) } as unknown as Client }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "homeowners", ratedWith: null };
  const records = { [roofUpdated.name]: true, [timeSinceRoofUpdate.name]: "FIVE_TO_TEN", [origins.name]: { roofUpdated: "PUBLIC_RECORD", timeSinceRoofUpdate: "PUBLIC_RECORD" } };
  session.commit({ ...leastFacts, ...records });
  session.set(yearBuilt, "2026");
  const showErrors = vi.fn<Runner["showErrors"]>();

  expect(await refreshRebuildCost(session, aRunner({ showErrors }), houseFacts, session.signal)).toBe(true);
  expect(showErrors).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ field: timeSinceRoofUpdate })], true);
  session.dispose();
});
