import type { AnyOptions, CallOptions } from "../api/request";
import type { creationAt } from "../api/contract/applications/creationAt";
import type { BodyOf, Endpoint, ResponseOf } from "../api/contract/endpoint";
import type { Problem } from "../api/contract/problem";
import type { LineSlug } from "../business/lines";
import type { Result } from "../kernel/result";
import { fail } from "../kernel/result";
import type { EffectOutcome } from "./effect";
import { done } from "./effect";
import { isNotFound } from "./isNotFound";
import type { Session } from "./session";

/** Makes what any line's create has answered the session's application: nothing of it is rated yet. */
export function keepCreated(session: Session, line: LineSlug, made: Result<ResponseOf<ReturnType<typeof creationAt>>, Problem>): EffectOutcome {
  if (!made.ok) return { kind: "problem", problem: made.error };
  const { applicationId, applicantId, token, revision } = made.value;
  session.application.value = { id: applicationId, applicantId, token, revision, line, ratedWith: null };
  return done;
}

type PartEndpoint = Endpoint & { params: NonNullable<Endpoint["params"]> };

const noApplication: Problem = { type: "about:blank", title: "No application", status: 404, code: "NOT_FOUND" };

/**
 * Calls an endpoint of the session's application with its token and revision. Where the service's revision is newer, another tab
 * writes to the same application, and its price would be of both tabs' answers: this session drops it, and creates one from its
 * own answers. The same happens where the answer to an earlier call was lost.
 */
export async function callApplication<E extends PartEndpoint>(
  session: Session,
  endpoint: E,
  body?: BodyOf<E>,
  signal?: AbortSignal,
): Promise<Result<ResponseOf<E>, Problem>> {
  const application = session.application.peek();
  if (!application) return fail(noApplication);
  const options: AnyOptions = {
    params: { applicationId: application.id },
    token: application.token,
    ...(body !== undefined && { body }),
    ...(endpoint.revision && { revision: application.revision }),
    ...(signal && { signal }),
  };
  // Which options are required depends on the endpoint, which is generic here.
  const result = await session.api.call(endpoint, options as CallOptions<E>);
  const { revision } = (result.ok ? result.value : {}) as { revision?: unknown };
  // The answer to a call that changes nothing has our last revision, unless another tab has written since.
  const isAnothers = !endpoint.revision && typeof revision === "number" && revision !== application.revision;
  if (isAnothers || (!result.ok && result.error.code === "REVISION_CONFLICT")) {
    session.logger.warn("application-shared", "Another tab changed the application; it is made again");
    session.renewSecret();
    return fail(noApplication);
  }
  if (!result.ok && isNotFound(result.error)) return fail(noApplication);
  const current = session.application.peek();
  if (current && typeof revision === "number") session.application.value = { ...current, revision };
  return result;
}
