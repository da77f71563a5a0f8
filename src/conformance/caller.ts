import { headers as names, type Endpoint } from "../api/contract/endpoint";
import { addressOf, type AnyOptions } from "../api/request";
import type { Exchange } from "./exchange";

/** A call by its endpoint, with departures from what a widget sends. */
export interface Sent extends AnyOptions {
  /** Headers instead of the usual ones; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The body's text instead of JSON. */
  readonly text?: string;
  /** An answer of 429 is what the case waits for. */
  readonly mayBeLimited?: boolean;
}

export interface Caller {
  send(endpoint: Endpoint, options?: Sent): Promise<Exchange>;
  /** Any request, for what isn't an endpoint. */
  fetch(method: string, path: string, headers?: Record<string, string>, body?: string): Promise<Exchange>;
  /** Opens a stream; its body isn't read. */
  open(endpoint: Endpoint, options: Sent, signal: AbortSignal): Promise<Response>;
}

/** Milliseconds that one answer may take. The widget gives up after 15 seconds. */
const patience = 15_000;
/** How often a call is repeated that was refused for its rate, and the most seconds waited for it. */
const [mostRepeats, longestWait] = [5, 60];

export function createCaller(url: string, partnerKey: string): Caller {
  const headersOf = ({ token, idempotencyKey, revision, headers = {} }: Sent, hasBody: boolean): Record<string, string> => {
    const usual: Record<string, string | null> = {
      Accept: "application/json",
      [names.partnerKey]: partnerKey,
      ...(hasBody && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { [names.idempotencyKey]: idempotencyKey }),
      ...(revision !== undefined && { [names.revision]: String(revision) }),
      ...headers,
    };
    return Object.fromEntries(Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== null));
  };

  async function once(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Exchange> {
    const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }), redirect: "manual", signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    return { method, path, status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  return {
    fetch: (method, path, headers = {}, body) => once(method, path, headers, body),

    async send(endpoint, options = {}) {
      const body = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
      const path = addressOf(endpoint, options);
      for (let repeat = 0; ; repeat += 1) {
        const exchange = await once(endpoint.method, path, headersOf(options, body !== undefined), body);
        const wait = Number(exchange.headers.get("Retry-After"));
        if (exchange.status !== 429 || options.mayBeLimited || repeat >= mostRepeats || !(wait > 0 && wait <= longestWait)) return exchange;
        await pause(wait * 1_000);
      }
    },

    open: (endpoint, options, signal) =>
      fetch(url + addressOf(endpoint, options), { headers: { ...headersOf(options, false), Accept: "text/event-stream" }, redirect: "manual", signal }),
  };
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
