import { expect, it } from "vitest";
import { readSnapshot } from "../../session/kept/snapshot";
import type { Session } from "../../session/session";
import { currentPolicy } from "../../session/fields/currentPolicy";
import { visitOf } from "./visit";

const now = new Date(2026, 5, 15);
const stored = { version: 1, savedAt: now.getTime(), sessionId: "s", line: "auto", answers: { zipCode: "78701" }, journeys: {}, application: null, lead: null, selection: null, openCase: null, complex: null, outcome: null, emailBegun: { key: "k", idempotencyKey: "i", body: { visit: "{}" } } };
const sharing = (drafts: object) => visitOf({ snapshot: () => ({ ...stored, drafts }) } as unknown as Pick<Session, "snapshot">, "https://host.example/");

it("contains answers and drafts, but not the visitor's current policy, which stays in the browser, or an earlier link's visit", () => {
  const sent = sharing({ email: "morgan@", [currentPolicy.name]: { company: "Auto Club of Old", price: "142", values: {} } });
  const read = readSnapshot(JSON.parse(sent?.visit ?? ""), now, 24);
  expect(read?.answers).toEqual({ zipCode: "78701" });
  expect(read?.drafts).toEqual({ email: "morgan@" });
  expect(read?.emailBegun).toBeUndefined();
});

it("makes no link for a visit that is too long for one", () => {
  expect(sharing({ email: "x".repeat(50_000) })).toBeNull();
});
