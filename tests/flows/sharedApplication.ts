import type { Client } from "../../src/api/client";
import type { QuoteEvent } from "../../src/api/contract/quotes";
import type { AnyOptions } from "../../src/api/request";
import { hashOf } from "../../src/kernel/ids";
import { fail, ok } from "../../src/kernel/result";

const foreign = { of: "another device" };

interface Stored {
  revision: number;
  /** The latest body of each part. */
  readonly parts: Map<string, unknown>;
  run: number;
  rated: string;
}

/**
 * A service that keeps applications as the real one does: it refuses a part with an old revision, and a submission rates the
 * stored parts. `write` stands for another device, or for this one's write whose response was lost. A service of 1.0 doesn't say
 * which revision it rated.
 */
export function sharedApplications(version: "1.0" | "newer" = "newer") {
  const applications = new Map<string, Stored>();
  const stored = (id: string): Stored => {
    const known = applications.get(id) ?? { revision: 0, parts: new Map(), run: 0, rated: "" };
    applications.set(id, known);
    return known;
  };
  /** Runs before the service handles the next call of this endpoint. */
  const before = new Map<string, () => void>();
  const isForeign = ({ parts }: Stored): boolean => [...parts.values()].includes(foreign);

  const served = (client: Client): Client => ({
    async call(endpoint, options) {
      before.get(endpoint.id)?.();
      before.delete(endpoint.id);
      const answer = await client.call(endpoint, options);
      const { params, revision, body } = options as AnyOptions;
      const id = params?.applicationId;
      if (!answer.ok || id === undefined) return answer;
      const application = stored(id);
      if (endpoint.revision && revision !== application.revision) {
        return fail({ type: "about:blank", title: "", status: 409, code: "REVISION_CONFLICT", revision: application.revision });
      }
      if (endpoint.revision) {
        application.parts.set(endpoint.id, body);
        application.revision += 1;
      }
      const own = { applicationId: id, revision: application.revision };
      if (endpoint.id !== "submitApplication") return ok({ ...(answer.value ?? {}), ...own } as never);
      const rated = hashOf([...application.parts]);
      if (rated !== application.rated) Object.assign(application, { rated, run: application.run + 1 });
      return ok({ ...(version === "newer" ? own : { applicationId: id }), ratingRun: application.run, status: "Started", carriersAsked: 1 } as never);
    },
    stream(endpoint, options, onEvent) {
      before.get(endpoint.id)?.();
      before.delete(endpoint.id);
      const { applicationId = "" } = (options as AnyOptions).params ?? {};
      const application = stored(applicationId);
      const quote = { id: isForeign(application) ? "of another device" : "of this one", premium: 1, term: 6, coverages: [] } as never;
      const event: QuoteEvent = { type: "snapshot", applicationId, ratingRun: application.run, carriersAsked: 1, status: "Completed", carriersAnswered: 1, quotes: [quote], withoutPrice: [] };
      onEvent(event as never);
      return Promise.resolve({ reason: "complete" });
    },
  });

  return {
    served,
    before,
    ids: () => [...applications.keys()],
    /** Writes every existing part as another device; with `asks` it also requests prices. */
    write(id: string, asks = false): void {
      const application = stored(id);
      for (const part of application.parts.keys()) application.parts.set(part, foreign);
      application.revision += 1;
      if (asks) Object.assign(application, { rated: "another device's", run: application.run + 1 });
    },
    hasForeignParts: (id: string): boolean => isForeign(stored(id)),
  };
}
