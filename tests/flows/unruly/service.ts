import { setImmediate } from "node:timers/promises";
import type { Client } from "../../../src/api/client";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { localProblem } from "../../../src/api/problems";
import type { AnyOptions } from "../../../src/api/request";
import { hashOf } from "../../../src/kernel/ids";
import { fail, ok } from "../../../src/kernel/result";
import { isCreation } from "../recordingClient";

/** The end of a call: its answer, nothing because the request or the answer was lost, or an application that the service has lost. */
export type Fate = "answered" | "requestLost" | "answerLost" | "applicationLost";

export interface Call {
  readonly fate: Fate;
  /** Turns of the event loop before the service handles the call, and as many before its answer arrives. */
  readonly turns: number;
}

export interface Application {
  revision: number;
  /** The create's body and the members of each part's latest bodies, by the endpoint's id. */
  readonly parts: Map<string, object>;
}

interface Made {
  readonly applicationId?: string;
  readonly leadId?: string;
}

export interface Lead {
  revision: number;
  /** The members of all its bodies. */
  readonly body: Record<string, unknown>;
}

export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
};

const notFound = () => fail({ type: "about:blank", title: "", status: 404, code: "NOT_FOUND" as const });
const taken = () => fail({ type: "about:blank", title: "", status: 409, code: "IDEMPOTENCY_CONFLICT" as const });
const finalized = () => fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" as const });
const conflict = (revision: number) => fail({ type: "about:blank", title: "", status: 409, code: "REVISION_CONFLICT" as const, revision });

/** The origins of the facts in a request, as the service answers them. */
const originsIn = ({ prefillData }: { prefillData?: object }) =>
  prefillData && { origins: Object.fromEntries(Object.keys(prefillData).map((fact) => [fact, "CUSTOMER"])) };

/**
 * A service that keeps applications and leads as the real one does: it refuses an old revision, merges a part's members, and answers a
 * create that is repeated under its key as the first time, unless it has lost what that made. A key is for one body, but for the lead of
 * an application. `next` decides each call's fate until the service is calm.
 */
export class UnrulyService {
  readonly applications = new Map<string, Application>();
  readonly leads = new Map<string, Lead>();
  readonly #created = new Map<string, Made & { readonly request: string }>();
  readonly #next: () => Call;
  #made = 0;
  isCalm = false;

  constructor(next: () => Call = () => ({ fate: "answered", turns: 0 })) {
    this.#next = next;
  }

  /** An advisor was asked. */
  get hasRequest(): boolean {
    return [...this.leads.values()].some(({ body }) => body["quoteStatus"] === "FINALIZED");
  }

  /** Another device writes to every part of the application. */
  writeElsewhere(id: string): void {
    const application = this.applications.get(id);
    if (!application) return;
    application.revision += 1;
    for (const part of application.parts.keys()) if (part !== "create") application.parts.set(part, {});
  }

  /** Wraps the client that answers with samples. */
  readonly served = (client: Client): Client => ({
    ...client,
    call: async (endpoint, given) => {
      const options = given as AnyOptions;
      const { fate, turns: count } = this.isCalm ? ({ fate: "answered", turns: 0 } as const) : this.#next();
      options.signal?.throwIfAborted();
      await turns(count);
      if (fate === "applicationLost") this.applications.delete(options.params?.["applicationId"] ?? "");
      const answer = fate === "requestLost" ? null : await this.#handle(client, endpoint, options);
      await turns(count);
      options.signal?.throwIfAborted();
      return (fate === "answerLost" || answer === null ? fail(localProblem("NETWORK")) : answer) as never;
    },
  });

  async #handle(client: Client, endpoint: Endpoint, options: AnyOptions) {
    const lead = this.leads.get(options.params?.["leadId"] ?? "");
    if (lead) return this.#handleLead(client, lead, endpoint, options);
    const id = options.params?.["applicationId"];
    const application = id === undefined ? null : (this.applications.get(id) ?? undefined);
    if (application === undefined || (options.params?.["leadId"] !== undefined && !lead)) return notFound();
    if (application && endpoint.revision && options.revision !== application.revision) return conflict(application.revision);
    if (endpoint.create) return this.#create(client, endpoint, options);
    const answer = await client.call(endpoint, options);
    if (!answer.ok || !application) return answer;
    if (endpoint.revision) {
      application.parts.set(endpoint.id, { ...application.parts.get(endpoint.id), ...options.body });
      application.revision += 1;
    }
    return ok({ ...(answer.value ?? {}), ...originsIn(options.body ?? {}), applicationId: id, revision: application.revision });
  }

  #hasStill({ applicationId, leadId }: Made): boolean {
    return (applicationId === undefined || this.applications.has(applicationId)) && (leadId === undefined || this.leads.has(leadId));
  }

  /** A finalized lead takes nothing more. Reading it tells its status. */
  async #handleLead(client: Client, lead: Lead, endpoint: Endpoint, options: AnyOptions) {
    if (endpoint.method !== "GET" && lead.body["quoteStatus"] === "FINALIZED") return finalized();
    const { body = {} } = options;
    const isUpdate = endpoint.method === "PATCH" && Object.keys(body).length > 0;
    if (isUpdate && options.revision !== lead.revision) return conflict(lead.revision);
    const answer = endpoint.create ? await this.#create(client, endpoint, options) : await client.call(endpoint, options);
    if (!answer.ok) return answer;
    if (isUpdate) {
      Object.assign(lead.body, body);
      lead.revision += 1;
    }
    return ok({ ...(answer.value ?? {}), quoteStatus: lead.body["quoteStatus"], revision: lead.revision });
  }

  async #create(client: Client, endpoint: Endpoint, options: AnyOptions) {
    const key = hashOf([endpoint.id, options.idempotencyKey]);
    const request = hashOf(isCreation(endpoint) ? { ...options.body, leadId: null } : options.body);
    const known = this.#created.get(key);
    if (known && known.request !== request) return taken();
    if (known && this.#hasStill(known)) return ok(known);
    const answer = await client.call(endpoint, options);
    if (!answer.ok) return answer;
    // A session after a reload has a client of its own, whose ids begin anew.
    const ids = Object.keys(answer.value ?? {}).filter((name) => /^(?:application|lead)Id$/.test(name));
    this.#made += 1;
    const made: Made = Object.assign({}, answer.value, Object.fromEntries(ids.map((name) => [name, `${name}-${this.#made}`])));
    this.#created.set(key, { ...made, request });
    const { applicationId, leadId } = made;
    if (endpoint.id === "createLead" && leadId !== undefined) {
      this.leads.set(leadId, { revision: 0, body: { ...options.body } });
      return ok({ ...made, revision: 0 });
    }
    if (applicationId === undefined || !isCreation(endpoint)) return ok(made);
    this.applications.set(applicationId, { revision: 0, parts: new Map([["create", options.body ?? {}]]) });
    return ok({ ...made, revision: 0 });
  }
}
