import type { AnyOptions, CallOptions } from "../../api/request";
import type { creationAt } from "../../api/contract/applications/creationAt";
import type { BodyOf, QueryOf } from "../../api/contract/requests";
import type { Endpoint, ResponseOf } from "../../api/contract/endpoint";
import type { Problem } from "../../api/contract/problem";
import type { LineSlug } from "../../business/lines";
import type { Result } from "../../kernel/result";
import { fail } from "../../kernel/result";
import type { EffectOutcome } from "../effectOutcome";
import { done } from "../effectOutcome";
import { isNotFound } from "./isNotFound";
import type { Session } from "../session";

/** Makes the application that a create returned the session's own; nothing of it is rated yet. */
export function keepCreated(session: Session, line: LineSlug, made: Result<ResponseOf<ReturnType<typeof creationAt>>, Problem>): EffectOutcome {
  if (!made.ok) return { kind: "problem", problem: made.error };
  const { applicationId, applicantId, token, revision, thirdParties } = made.value;
  const records = thirdParties.length > 0 && { thirdParties };
  session.application.value = { id: applicationId, applicantId, token, revision, line, ratedWith: null, ...records };
  return done;
}

/** An endpoint of one application. */
export type PartEndpoint = Endpoint & { path: `/v1/applications/{applicationId}${string}` };

const noApplication: Problem = { type: "about:blank", title: "No application", status: 404, code: "NOT_FOUND" };
const conflict: Problem = { type: "about:blank", title: "Conflict", status: 409, code: "REVISION_CONFLICT" };

/** How often a part is sent again because the service's revision was newer, before the visitor gets an error. */
const mostResends = 3;

/**
 * Identifies the application in the records of what was sent to it. The name changes with each foreign write, so that all
 * parts are owed again: otherwise a price would mix two devices' answers.
 */
export function addressee({ application }: Pick<Session, "application">): string | undefined {
  const { id, foreignWrites } = application.peek() ?? {};
  return foreignWrites ? `${id} ${foreignWrites}` : id;
}

/** Owes the application all of its parts again, because the service may not have each of them as they are here. */
export function oweParts({ application }: Pick<Session, "application">): void {
  const current = application.peek();
  if (current) application.value = { ...current, foreignWrites: (current.foreignWrites ?? 0) + 1 };
}

/** Adopts the service's revision if it isn't this session's latest. */
function adoptRevision(session: Session, id: string, revision: number): void {
  const current = session.application.peek();
  if (current?.id !== id || current.revision === revision) return;
  session.logger.warn("application-shared", "The application was written to by another device, or by a call whose answer was lost");
  session.application.value = { ...current, revision };
  oweParts(session);
}

/**
 * Calls an endpoint of the session's application with its token and revision. If the service's revision is newer, another
 * tab or device has written to the application, or the response to one of our own writes was lost: the newer revision is
 * adopted, and a part is sent again. Any other call fails with REVISION_CONFLICT, because its response would be about
 * another session's parts; repeat it once `settle` has sent the owed parts.
 */
export async function callApplication<E extends PartEndpoint>(
  session: Session,
  endpoint: E,
  body?: BodyOf<E>,
  signal?: AbortSignal,
  query?: QueryOf<E>,
  { resends = mostResends, keepalive = false }: { readonly resends?: number; readonly keepalive?: boolean | undefined } = {},
): Promise<Result<ResponseOf<E>, Problem>> {
  const application = session.application.peek();
  if (!application) return fail(noApplication);
  const options: AnyOptions = {
    params: { applicationId: application.id },
    token: application.token,
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
    ...(endpoint.revision && { revision: application.revision }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
  // Which options are required depends on the endpoint, which is generic here.
  const result = await session.api.call(endpoint, options as CallOptions<E>);
  if (!result.ok) {
    if (result.error.code === "REVISION_CONFLICT" && result.error.revision !== undefined) {
      adoptRevision(session, application.id, result.error.revision);
      if (endpoint.method === "PATCH" && resends > 0) return callApplication(session, endpoint, body, signal, query, { resends: resends - 1, keepalive });
    }
    return isNotFound(result.error) ? fail(noApplication) : result;
  }
  const { revision } = (result.value ?? {}) as { revision?: unknown };
  const current = session.application.peek();
  if (typeof revision !== "number" || current?.id !== application.id || revision === current.revision) return result;
  if (endpoint.revision) {
    session.application.value = { ...current, revision };
    return result;
  }
  adoptRevision(session, application.id, revision);
  return fail(conflict);
}
