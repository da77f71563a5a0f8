import { expect, it } from "vitest";
import { endpoints } from "../../../src/api/contract/endpoints";
import type { MailCounter } from "../mail/mailLimits";
import { createMetrics } from "../metrics/metrics";
import type { Payments } from "../payments/payments";
import { createVault } from "../database/vault";
import type { LetterheadOf } from "../partners/letterhead";
import type { Origins } from "../http/origins";
import type { Connection } from "../database/connection";
import type { Queue } from "../quotes/queue";
import { routesOf } from "./routes";

const routed = routesOf({
  connection: {} as Connection,
  draining: new AbortController().signal,
  queue: {} as Queue,
  staging: null,
  externalOrigin: "",
  vault: createVault(["unused"]),
  payments: {} as Payments,
  partners: { byId: () => undefined },
  origins: {} as Origins,
  hasMailServer: false,
  mailCounter: {} as MailCounter,
  letterheadOf: {} as LetterheadOf,
  metrics: createMetrics(),
}).map(({ endpoint }) => endpoint.id);

it.each(endpoints.map(({ id }) => id))("%s has one route", (id) => expect(routed.filter((other) => other === id)).toEqual([id]));

it("every route has an endpoint of the contract", () => {
  const known = endpoints.map(({ id }) => id);
  expect(routed.filter((id) => !known.includes(id))).toEqual([]);
});
