import { SpanKind } from "@opentelemetry/api";
import { Agent, interceptors, request } from "undici";
import { inSpan, traceHeaders } from "../tracing/spans";
import { CarrierFault } from "./carrierFault";

/** Statuses of a company, or a proxy before it, that is overloaded or restarting. */
const passing: readonly number[] = [408, 425, 429, 502, 503];
const gatewayTimeout = 504;

/**
 * Keeps connections open between calls, and addresses for ten seconds: a crowd's first calls open hundreds of connections, and Node
 * looks names up four at a time. The deadline of a call limits its answer, not the agent.
 */
const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 30_000, maxResponseSize: 1_000_000 }).compose(interceptors.dns({ maxTTL: 10_000 }));

interface Message {
  readonly token: string;
  readonly idempotencyKey: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/**
 * Posts JSON to a company. Rejects with a fault for any status but 200 and 202: with one that is worth a repetition if the company was
 * out of reach or overloaded. A 500 is the company's answer to this key, and would be repeated too.
 */
export async function post(url: string, { token, idempotencyKey, body, signal }: Message): Promise<{ status: number; text: string }> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": idempotencyKey };
  const { status, text } = await send(url, signal, { headers, body: JSON.stringify(body) });
  if (status === gatewayTimeout) throw new CarrierFault("timed_out", "status 504");
  if (status !== 200 && status !== 202) throw new CarrierFault("failed", `status ${status}`, { isRepeatable: passing.includes(status) });
  return { status, text };
}

async function send(url: string, signal: AbortSignal, message: { headers: Record<string, string>; body: string }): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const attributes = { "http.request.method": "POST", "server.address": hostname, ...(port !== "" && { "server.port": Number(port) }) };
  return inSpan("POST", { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const headers = { ...message.headers, ...traceHeaders() };
      const { statusCode, body } = await request(url, { ...message, headers, method: "POST", signal, dispatcher: agent });
      span.setAttribute("http.response.status_code", statusCode);
      return { status: statusCode, text: await body.text() };
    } catch (cause) {
      signal.throwIfAborted();
      throw new CarrierFault("failed", "out of reach", { isRepeatable: true, cause });
    }
  });
}
