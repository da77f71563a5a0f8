import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace, type Context, type Span, type SpanOptions } from "@opentelemetry/api";

/** Does nothing unless the process has been started with tracing (`boot/tracing.ts`). */
const tracer = trace.getTracer("insurance-quote");

/**
 * Runs the work in a span below the current one, or below `parent`. A span says that the work failed and never why: messages may quote
 * what a person typed, and so may attributes. Give it names of routes and companies, statuses and numbers.
 */
export async function inSpan<Result>(name: string, { parent = context.active(), ...options }: SpanOptions & { parent?: Context }, work: (span: Span) => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The current span as a `traceparent` header, for a row that another process works on; null if nothing is traced. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** The context of a `traceparent` that was stored. */
export const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent });

/** The function as part of the current trace, whoever calls it. */
export const inThisTrace = <Given extends readonly unknown[], Result>(run: (...given: Given) => Result): ((...given: Given) => Result) =>
  context.bind(context.active(), run);

/** Does work that belongs to nobody's request, although one has caused it: what it finds has traces of its own. */
export const outsideTraces = (work: () => void): void => context.with(ROOT_CONTEXT, work);

/** Headers that continue the current trace at another service. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
