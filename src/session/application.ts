import type { AnyOptions, CallOptions } from "../api/request";
import type { BodyOf, Endpoint, ResponseOf } from "../api/contract/endpoint";
import type { Problem } from "../api/contract/problem";
import type { Result } from "../kernel/result";
import { fail } from "../kernel/result";
import { isNotFound } from "./isNotFound";
import type { Session } from "./session";

type PartEndpoint = Endpoint & { params: NonNullable<Endpoint["params"]> };

const noApplication: Problem = { type: "about:blank", title: "No application", status: 404, code: "NOT_FOUND" };

/**
 * Calls something under the session's application with its token and revision. Where the service is ahead of us, another tab
 * writes to the application too, with answers of its own, and a price of the two together would be nobody's: this session lets
 * go of it, and makes one of what its own screens show. The same where the answer to an earlier call was lost.
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
  // Which of them the endpoint insists on can't be told while it is any one's.
  const result = await session.api.call(endpoint, options as CallOptions<E>);
  const { revision } = (result.ok ? result.value : {}) as { revision?: unknown };
  // A call that changes nothing is told the revision that ours left, unless another tab has left one of its own.
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
