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
 * Calls something under the session's application with its token and revision. Where the service is ahead of us (another
 * tab, a retry whose answer was lost) its revision is taken over and the call made once more: what is sent is the whole part.
 */
export async function callApplication<E extends PartEndpoint>(
  session: Session,
  endpoint: E,
  body?: BodyOf<E>,
  signal?: AbortSignal,
): Promise<Result<ResponseOf<E>, Problem>> {
  const attempt = async (): Promise<Result<ResponseOf<E>, Problem>> => {
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
    return session.api.call(endpoint, options as CallOptions<E>);
  };
  const keep = (revision: unknown): void => {
    const application = session.application.peek();
    if (application && typeof revision === "number") session.application.value = { ...application, revision };
  };
  let result = await attempt();
  if (!result.ok && result.error.code === "REVISION_CONFLICT") {
    keep(result.error.revision);
    result = await attempt();
  }
  if (!result.ok && isNotFound(result.error)) return fail(noApplication);
  if (result.ok) keep((result.value as { revision?: unknown } | undefined)?.revision);
  return result;
}
