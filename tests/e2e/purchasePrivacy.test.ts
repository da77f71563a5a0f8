import { expect } from "vitest";
import { hearEvents, type Heard } from "../harness/hearEvents";
import { test } from "../harness/test";
import { watchPersonalData, type PersonalDataWatch } from "../harness/watchPersonalData";
import { morgan } from "./funnel/people";
import { cards, payWith, reachPayment, seesPolicy, walkToQuotes } from "./funnel/purchase";

test("buying a renters policy leaves nothing that was typed in addresses, events, logs, analytics or storage, the card's number included", async ({ visit, origins }) => {
  const heard: Heard[] = [];
  const watched: { by?: PersonalDataWatch } = {};
  const visitor = await visit({
    route: "renters/address",
    prepare: async (context, page) => {
      await hearEvents(page, heard);
      watched.by = await watchPersonalData(context, origins, heard);
    },
  });
  await walkToQuotes(visitor);
  await reachPayment(visitor);
  await payWith(visitor, cards.pays);
  const policy = await seesPolicy(visitor);
  for (const name of ["Download policy (PDF)", "Signed application (PDF)"]) await Promise.all([visitor.page.waitForEvent("download"), visitor.press(name)]);
  await visitor.reload();
  expect(await seesPolicy(visitor)).toBe(policy);
  await expect.poll(() => heard.map(({ name, detail }) => `${name} ${String(detail.kind ?? "")}`)).toContain("iq-complete purchase");
  await watched.by?.findsNone([morgan.email, cards.pays, policy]);
});
