import { ofetch, type FetchResponse } from "ofetch";
import { newId } from "../kernel/ids";
import type { Result } from "../kernel/result";
import { attempt, type Outcome } from "./attempt";
import { headers, type Endpoint, type EventOf, type ResponseOf } from "./contract/endpoint";
import type { Problem } from "./contract/problem";
import { localProblem, problemOf } from "./problems";
import { addressOf, headersOf, isRepeatable, type AnyOptions, type CallOptions } from "./request";
import { eventReader } from "./serverSentEvents";

/**
 * Milliseconds for the response to one attempt, and for the longest silence of a stream (the service sends a heartbeat every
 * 10 s).
 */
const patience = { answer: 15_000, silence: 25_000 } as const;

/**
 * `complete`: the service said that nothing more will come. `moved`: this process of the service stops, and another one continues the
 * stream if it is opened again. Otherwise the caller may fall back to polling.
 */
export type StreamEnd = { reason: "complete" | "moved" } | { reason: "interrupted" | "refused"; problem: Problem };

export interface Client {
  /**
   * Makes one call. Failures are values: the service's problems, and NETWORK, TIMEOUT and INVALID_RESPONSE from this side.
   * Throws the signal's reason when the caller aborts, and nothing else.
   */
  call<Called extends Endpoint>(endpoint: Called, options: CallOptions<Called>): Promise<Result<ResponseOf<Called>, Problem>>;
  /** Server-sent events over fetch, because EventSource sends no headers. Events that break the contract end the stream. */
  stream<Called extends Endpoint>(
    endpoint: Called,
    options: CallOptions<Called>,
    onEvent: (event: EventOf<Called>) => void,
  ): Promise<StreamEnd>;
}

export interface ClientConfig {
  /** The API's origin, without the version: https://api.example.com. */
  baseUrl: string;
  partnerKey: string;
  /** Requests every line in every state; outside production only. */
  stateFilterOff?: boolean;
  /** Read at each call; the language of the service's texts for the visitor. */
  language?: () => string;
}

/** Creates the client, the only access to the API. */
export function createClient({ baseUrl, partnerKey, stateFilterOff, language }: ClientConfig): Client {
  const base = baseUrl.replace(/\/+$/, "");
  /** Chromium keeps the connection of a `keepalive` call that is aborted, and one page has six: once one hung, none is sent. */
  let hangs = false;

  const send = (endpoint: Endpoint, options: AnyOptions, signal: AbortSignal, accept: "text" | "blob" | "stream") =>
    ofetch.raw<unknown, "text" | "blob" | "stream">(base + addressOf(endpoint, options), {
      method: endpoint.method,
      ...(options.body && { body: options.body }),
      headers: {
        ...headersOf(partnerKey, options, accept === "stream" ? "text/event-stream" : (endpoint.file ?? "application/json")),
        ...(language && { "Accept-Language": language() }),
        ...(stateFilterOff && { [headers.stateFilter]: "off" }),
      },
      signal,
      ...(options.keepalive && !hangs && { keepalive: true }),
      credentials: "omit",
      responseType: accept,
      ignoreResponseError: true,
      retry: false,
    });

  async function once(endpoint: Endpoint, options: AnyOptions): Promise<Outcome<unknown>> {
    const watch = watched(patience.answer, options.signal);
    try {
      const response = await send(endpoint, options, watch.signal, endpoint.file ? "blob" : "text");
      if (!response.ok) return await refusal(response);
      if (endpoint.file) return await fileIn(response, endpoint.file);
      if (!endpoint.response) return { ok: true, value: undefined };
      const answer = parsed(response._data);
      // The response was cut off, or is the login page of a network. The service may have processed the request.
      if (answer === undefined) return { ok: false, error: localProblem("NETWORK") };
      const read = endpoint.response().safeParse(answer);
      return read.success ? { ok: true, value: read.data } : { ok: false, error: localProblem("INVALID_RESPONSE", response.status) };
    } catch {
      options.signal?.throwIfAborted();
      hangs ||= watch.signal.aborted;
      return { ok: false, error: localProblem(watch.signal.aborted ? "TIMEOUT" : "NETWORK") };
    } finally {
      watch.stop();
    }
  }

  return {
    async call(endpoint, given) {
      const options = withKey(given);
      options.signal?.throwIfAborted();
      const send = () => once(endpoint, options);
      const outcome = await (isRepeatable(endpoint, options) ? attempt(send, options.signal) : send());
      return outcome.ok ? { ok: true, value: outcome.value as never } : { ok: false, error: outcome.error };
    },

    async stream(endpoint, given, onEvent) {
      const options = given as AnyOptions;
      const watch = watched(patience.silence, options.signal);
      try {
        const response = await send(endpoint, options, watch.signal, "stream");
        if (!response.ok || !response.body) return { reason: "refused", problem: (await refusal(response)).error };
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        const read = eventReader();
        for (;;) {
          const piece = await reader.read();
          if (piece.done) return { reason: "interrupted", problem: localProblem("NETWORK") };
          watch.restart();
          for (const { event, data } of read(piece.value)) {
            if (event === "end") return { reason: "complete" };
            if (event === "moved") return { reason: "moved" };
            const checked = endpoint.events?.().safeParse(parsed(data));
            if (!checked?.success) return { reason: "interrupted", problem: localProblem("INVALID_RESPONSE") };
            onEvent(checked.data as EventOf<typeof endpoint>);
          }
        }
      } catch {
        options.signal?.throwIfAborted();
        return { reason: "interrupted", problem: localProblem(watch.signal.aborted ? "TIMEOUT" : "NETWORK") };
      } finally {
        watch.stop();
      }
    },
  };
}

/**
 * Gives a change its own key. Without one, a second delivery would be refused for its revision, as if another device had written, and
 * every answer would be sent again.
 */
const withKey = (options: AnyOptions): AnyOptions =>
  options.revision === undefined || options.idempotencyKey ? options : { ...options, idempotencyKey: newId() };

async function refusal(response: FetchResponse<unknown>): Promise<{ ok: false; error: Problem; retryAfter?: number }> {
  const { _data: read } = response;
  const data = typeof read === "string" ? read : read instanceof Blob ? await read.text() : await response.text().catch(() => "");
  const seconds = Number(response.headers.get("Retry-After"));
  return { ok: false, error: problemOf(response.status, data), ...(seconds > 0 && { retryAfter: seconds * 1_000 }) };
}

/** A file of another type is the login page of a network, or a fault of the service. One without its end was cut off. */
async function fileIn({ _data: read, status, headers: told }: FetchResponse<unknown>, type: string): Promise<Outcome<unknown>> {
  if (!(read instanceof Blob) || !read.type.startsWith(type)) return { ok: false, error: localProblem("INVALID_RESPONSE", status) };
  const isWhole = (await read.slice(-1_024).text()).includes("%%EOF");
  if (!isWhole) return { ok: false, error: localProblem("NETWORK") };
  const [, name] = /filename="([\w.-]+)"/.exec(told.get("Content-Disposition") ?? "") ?? [];
  return { ok: true, value: name ? new File([read], name, { type }) : read };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a signal that aborts with the caller's, or after a silence. `stop` also ends an open connection. */
function watched(silence: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silence);
  outer?.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, silence);
    },
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
      controller.abort();
    },
  };
}
