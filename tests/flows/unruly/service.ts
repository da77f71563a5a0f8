import type { Client } from "../../../src/api/client";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { localProblem } from "../../../src/api/problems";
import type { AnyOptions } from "../../../src/api/request";
import { hashOf } from "../../../src/kernel/ids";
import { fail, ok } from "../../../src/kernel/result";

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

export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setTimeout(resolve));
};

const notFound = () => fail({ type: "about:blank", title: "", status: 404, code: "NOT_FOUND" as const });
const conflict = (revision: number) => fail({ type: "about:blank", title: "", status: 409, code: "REVISION_CONFLICT" as const, revision });

/** The origins of the facts in a request, as the service answers them. */
const originsIn = ({ prefillData }: { prefillData?: object }) =>
  prefillData && { origins: Object.fromEntries(Object.keys(prefillData).map((fact) => [fact, "CUSTOMER"])) };

/**
 * A service that keeps applications as the real one does: it refuses an old revision, merges a part's members, and answers a create that
 * is repeated under its key as the first time, unless it has lost what that made. `next` decides each call's fate until the service is
 * calm.
 */
export class UnrulyService {
  readonly applications = new Map<string, Application>();
  readonly #created = new Map<string, { readonly applicationId?: string }>();
  readonly #next: () => Call;
  #made = 0;
  isCalm = false;

  constructor(next: () => Call = () => ({ fate: "answered", turns: 0 })) {
    this.#next = next;
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
    const id = options.params?.["applicationId"];
    const application = id === undefined ? null : (this.applications.get(id) ?? undefined);
    if (application === undefined) return notFound();
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

  async #create(client: Client, endpoint: Endpoint, options: AnyOptions) {
    const key = hashOf([endpoint.id, options.idempotencyKey]);
    const known = this.#created.get(key);
    if (known && (known.applicationId === undefined || this.applications.has(known.applicationId))) return ok(known);
    const answer = await client.call(endpoint, options);
    if (!answer.ok) return answer;
    // A session after a reload has a client of its own, whose ids begin anew.
    const ids = Object.keys(answer.value ?? {}).filter((name) => /^(?:application|lead)Id$/.test(name));
    this.#made += 1;
    const made: { readonly applicationId?: string } = Object.assign({}, answer.value, Object.fromEntries(ids.map((name) => [name, `${name}-${this.#made}`])));
    this.#created.set(key, made);
    const { applicationId } = made;
    if (applicationId === undefined || !endpoint.path.startsWith("/v1/applications/")) return ok(made);
    this.applications.set(applicationId, { revision: 0, parts: new Map([["create", options.body ?? {}]]) });
    return ok({ ...made, revision: 0 });
  }
}
