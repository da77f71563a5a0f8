import { createVault } from "../../embed-demo/service/database/vault";
import { requestOf } from "../../src/api/contract/requests";
import { carriersFor } from "../../embed-demo/service/reference/carriers";
import type { Connection, Database } from "../../embed-demo/service/database/connection";
import { application } from "../../embed-demo/service/database/tables/application";
import type { Call, Route } from "../../embed-demo/service/http/call";
import { ProblemError } from "../../embed-demo/service/http/problemError";
import { serviceLine } from "../../embed-demo/service/lines/serviceLines";
import type { MailCounter } from "../../embed-demo/service/mail/mailLimits";
import { createMetrics } from "../../embed-demo/service/metrics/metrics";
import type { Origins } from "../../embed-demo/service/http/origins";
import type { LetterheadOf } from "../../embed-demo/service/partners/letterhead";
import type { Payments } from "../../embed-demo/service/payments/payments";
import type { Queue } from "../../embed-demo/service/quotes/queue";
import type { StoredApplication } from "../../embed-demo/service/applications/store";
import { stateOf } from "../../embed-demo/service/database/parts";
import { demoStaging } from "../../embed-demo/service/staging/demoStaging";
import { routesOf } from "../../embed-demo/service/routes/routes";
import type { Client } from "../../src/api/client";
import type { Endpoint } from "../../src/api/contract/endpoint";
import type { AnyOptions } from "../../src/api/request";
import { calendarDay } from "../../src/kernel/dates";
import { hashOf } from "../../src/kernel/ids";
import { fail, ok } from "../../src/kernel/result";

const served = routesOf({ connection: {} as Connection, draining: new AbortController().signal, queue: {} as Queue, staging: demoStaging, externalOrigin: "", vault: createVault(["unused"]), payments: {} as Payments, partners: { byId: () => undefined }, origins: {} as Origins, hasMailServer: false, mailCounter: {} as MailCounter, letterheadOf: {} as LetterheadOf, metrics: createMetrics() });
const routes: ReadonlyMap<string, Route> = new Map(served.map((route) => [route.endpoint.id, route]));

/** A database with a single row, which every query returns; one application needs no more. */
function oneRow() {
  const held: { row?: StoredApplication } = {};
  const found = () => Object.assign(Promise.resolve(held.row ? [held.row] : []), { for: () => Promise.resolve(held.row ? [held.row] : []), orderBy: () => Promise.resolve([]) });
  const db = {
    insert: (table: unknown) => ({
      values: (row: StoredApplication) => {
        if (table === application) held.row = { ...row, revision: 0 };
        return Promise.resolve();
      },
    }),
    select: () => ({ from: () => ({ where: found }) }),
    update: () => ({
      set: (changed: Partial<StoredApplication>) => ({
        where: () => {
          held.row = { ...held.row!, ...changed };
          return Promise.resolve();
        },
      }),
    }),
  };
  return { held, db: db as unknown as Database };
}

/**
 * Serves an application with the service's own routes and everything else with the client below, and reports the carriers'
 * prices.
 */
export function ratedApplication(below: Client) {
  const { held, db } = oneRow();
  const client: Client = {
    ...below,
    async call(endpoint: Endpoint, given: unknown) {
      const { leadId: _leadId, ...options } = given as AnyOptions & { leadId?: string };
      const recorded = await below.call(endpoint, given as never);
      const route = routes.get(endpoint.id);
      if (!endpoint.path.includes("/applications") || !route?.answer) return recorded as never;
      const body = options.body && (requestOf(endpoint).body?.parse({ ...(options.body), leadId: undefined }) as undefined);
      const call = { params: options.params, query: options.query, body, db, now: new Date(), partner: { id: "default", config: {}, lines: null }, sessionId: "session", token: "token", revision: options.revision ?? null };
      try {
        const answered = (await route.answer(call as unknown as Call<Endpoint>)) as object | undefined;
        // The service gets a home's facts only if the visitor gave them, so all of them count as given here.
        return ok(answered && { ...answered, ...("origins" in answered && { origins: {} }) }) as never;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return fail({ type: "about:blank", title: error.message, status: 422, code: error.code });
      }
    },
  };
  return {
    client,
    /**
     * Returns each carrier's price and whether any has an offer. `told` is always the input of the carriers, for when none
     * has.
     */
    premiums() {
      const { line, parts } = held.row!;
      const quoted = serviceLine(line);
      const input = quoted?.ratingInput(parts, calendarDay(new Date())) ?? null;
      const rated = quoted && input && carriersFor(line, stateOf(parts), "panel").map((carrier) => quoted.rate(input, carrier));
      const isPriced = rated?.some((offer) => "premium" in offer) ?? false;
      return { isPriced, asked: hashOf(isPriced ? rated : input), told: hashOf(input) };
    },
  };
}
