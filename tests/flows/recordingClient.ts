import type { Client } from "../../src/api/client";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { requestOf } from "../../src/api/contract/requests";
import type { AnyOptions } from "../../src/api/request";
import { pathOf } from "../../src/api/request";
import { hashOf } from "../../src/kernel/ids";
import { fail, ok } from "../../src/kernel/result";
import { sampleResponse } from "./sampleOf";

export interface Recorded {
  readonly call: string;
  readonly body?: unknown;
}

/** Responses that a schema's smallest sample can't provide: an empty list would leave nothing to choose. */
const breeds = ["Domestic Shorthair", "Labrador Retriever", "Another"].map((name) => ({ name, code: name.toUpperCase().replace(" ", "_") }));
const richer: Readonly<Record<string, unknown>> = { listPetBreeds: { cats: breeds, dogs: breeds } };
/**
 * Fields that replace a schema's smallest sample: a price leads to an advisor, as with nearly every company, and a license
 * date keeps its typed form.
 */
const instead: Readonly<Record<string, object>> = { selectQuote: { isBindable: false }, updateDrivers: { driverDateLicensed: null } };

/** Returns the contract's smallest response to a call. */
export function sampleAnswer({ id, response }: Endpoint, body: object = {}): unknown {
  const least = richer[id] ?? (response && sampleResponse(response, body as Record<string, unknown>));
  return id in instead ? { ...(least as object), ...instead[id] } : least;
}

/** The create of an application. */
export const isCreation = ({ create, path }: Endpoint): boolean => create === true && path.startsWith("/v1/applications/");

/** A client that records its requests, checks them against the contract, and responds with samples of the contract. */
export function recordingClient(): { readonly client: Client; readonly sent: Recorded[] } {
  const sent: Recorded[] = [];
  const requests = new Map<string, string>();
  let made = 0;
  const check = (endpoint: Endpoint, options: AnyOptions): void => {
    for (const part of ["params", "query", "body"] as const) {
      const parsed = requestOf(endpoint)[part]?.safeParse(options[part] ?? {});
      if (parsed && !parsed.success) throw new Error(`${endpoint.id} ${part}: ${JSON.stringify(parsed.error.issues)} in ${JSON.stringify(options[part])}`);
    }
    if (endpoint.create && !options.idempotencyKey) throw new Error(`${endpoint.id} needs an idempotency key`);
    // The service refuses a key that comes with another request, and the caller could never get past that. An application's create may
    // name a lead that has been made since.
    const said = isCreation(endpoint) ? [{ ...options.body, leadId: null }] : [options.token, options.body];
    const [key, request] = [options.idempotencyKey, hashOf([endpoint.id, options.params, ...said])];
    if (key !== undefined && (requests.get(key) ?? request) !== request) throw new Error(`${endpoint.id}: the key of another request`);
    if (key !== undefined) requests.set(key, request);
    if (endpoint.auth === "session" && !options.token) throw new Error(`${endpoint.id} needs a token`);
    // An id grants no access: the service doesn't know a lead without its token.
    if (endpoint.create && "leadId" in (options.body ?? {}) && !options.token) throw new Error(`${endpoint.id} needs the lead's token`);
    if (endpoint.revision === "required" && options.revision === undefined) throw new Error(`${endpoint.id} needs a revision`);
  };
  return {
    sent,
    client: {
      call(endpoint, given) {
        const options = given as AnyOptions;
        check(endpoint, options);
        sent.push({ call: `${endpoint.method} ${pathOf(endpoint, options.params)}`, ...(options.body && { body: options.body }) });
        // The Florida site refuses the customer, so that the line continues to its end.
        const { productType } = (options.body ?? {}) as { productType?: string };
        if (endpoint.id === "createHandOffToken" && productType !== "PET") {
          return Promise.resolve(fail({ type: "about:blank", title: "No token", status: 502, code: "HAND_OFF_FAILED" }));
        }
        const answer = sampleAnswer(endpoint, options.body);
        if (!endpoint.create) return Promise.resolve(ok(answer as never));
        // Each create returns a new record.
        made += 1;
        const named = Object.entries(answer as object).map(([key, value]) => [key, /Id$/.test(key) && value === "sample" ? `${key}-${made}` : value]);
        return Promise.resolve(ok(Object.fromEntries(named) as never));
      },
      stream: () => Promise.resolve({ reason: "complete" }),
    },
  };
}
