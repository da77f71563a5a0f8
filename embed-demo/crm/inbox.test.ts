import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import type { LeadEvent } from "../../src/api/contract/webhooks";
import { createInbox } from "./inbox";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const now = "2026-11-24T12:00:00.000Z";
const created = (leadId: string): LeadEvent => ({
  type: "lead.created",
  timestamp: now,
  data: { leadId, partner: "default", quoteStatus: "CAPTURED", recordType: "HAPPY", firstName: "Ada", createdTimestamp: now },
});

/** Returns a call as the service makes it. */
function call(id: string, event: unknown, by = secret): [Headers, string] {
  const text = JSON.stringify(event);
  const at = new Date();
  const signature = new Webhook(by).sign(id, at, text);
  return [new Headers({ "webhook-id": id, "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)), "webhook-signature": signature }), text];
}

it("shows an event once, however often it arrives", () => {
  const inbox = createInbox(secret);
  expect(inbox.receive(...call("1", created("a")))).toBe(true);
  expect(inbox.receive(...call("2", created("b")))).toBe(true);
  expect(inbox.receive(...call("1", created("a")))).toBe(true);
  expect(inbox.entries().map(({ id, times }) => [id, times])).toEqual([["2", 1], ["1", 2]]);
});

it("refuses a changed body, another's signature, a missing one, and a body that isn't an event", () => {
  const inbox = createInbox(secret);
  const [headers, text] = call("1", created("a"));
  expect(inbox.receive(headers, text.replace("Ada", "Eve"))).toBe(false);
  expect(inbox.receive(...call("1", created("a"), `whsec_${Buffer.alloc(32, 2).toString("base64")}`))).toBe(false);
  expect(inbox.receive(new Headers(), text)).toBe(false);
  expect(inbox.receive(...call("1", { type: "lead.sold" }))).toBe(false);
  expect(inbox.entries()).toEqual([]);
});

it("deletes what it has of a lead that was erased", () => {
  const inbox = createInbox(secret);
  inbox.receive(...call("1", created("a")));
  inbox.receive(...call("2", created("b")));
  inbox.receive(...call("3", { type: "lead.erased", timestamp: now, data: { leadId: "a", partner: "default" } }));
  expect(inbox.entries().map(({ event }) => [event.type, event.data.leadId])).toEqual([["lead.erased", "a"], ["lead.created", "b"]]);
});
