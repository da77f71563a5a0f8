import { ROOT_CONTEXT, SpanKind } from "@opentelemetry/api";
import { inSpan } from "../tracing/spans";
import type { ServiceContext } from "./serviceContext";

/** Supervisors and Prometheus call these all the time. */
const untraced = /^\/(?:metrics$|v1\/health)/;
const serverError = 500;

/**
 * Answers a request in a trace of its own, named after its route. A caller's `traceparent` is ignored: anybody could make the service
 * trace everything.
 */
export async function inRequestSpan(context: ServiceContext, answer: () => Promise<void>): Promise<void> {
  const { method, path } = context.req;
  if (untraced.test(path)) return answer();
  return inSpan(method, { kind: SpanKind.SERVER, parent: ROOT_CONTEXT, attributes: { "http.request.method": method } }, async (span) => {
    await answer();
    const route = context.get("route") ?? "none";
    const { status } = context.res;
    span.updateName(`${method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": status, ...(status >= serverError && { "error.type": String(status) }) });
  });
}
