import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { endpointOf } from "../harness/endpointOf";
import type { Mishap } from "./faults";

/** Milliseconds after which a late call arrives though no newer one came. */
const latest = 4_000;

/** A call that has come by. */
export interface Passed {
  /** The endpoint's id. */
  readonly call: string;
  readonly isHit: boolean;
}

/** A fault for the calls of one endpoint. `isHit` receives the number of earlier calls. */
export interface Trap {
  readonly call: string;
  readonly mishap: Mishap;
  isHit(count: number): boolean;
}

export interface FaultProxy {
  readonly port: number;
  /** The calls since `begin`, in order. */
  readonly passed: readonly Passed[];
  /** The ids of the leads and applications that the service has made since. */
  readonly made: ReadonlySet<string>;
  /** Calls that wait for an answer, how many are answered by silence (streams too), and how many of the others there are. */
  waiting(): { readonly all: number; readonly silent: number; readonly others: number };
  /** Counts the calls that are answered by silence as ended: Chromium keeps the connection of a `keepalive` call that is aborted. */
  giveUp(): void;
  /** The time of the last call's arrival or end. */
  lastHeard(): number;
  /** Starts a visit: forgets the last one, and comes to the service from another address. */
  begin(): void;
  setTrap(trap: Trap): void;
  /** Lets every call through from now on. */
  mend(): void;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** The ids in the answer to a create. */
const idsIn = (body: string): readonly string[] => [...body.matchAll(/"(?:leadId|applicationId)":"([^"]+)"/g)].map(([, id]) => id!);

/** Resets a connection, which the other side sees as an error and never as an end. */
const reset = (socket: Socket | null): void => void socket?.resetAndDestroy();

/**
 * A server between browser and service that spoils the calls of one endpoint. A connection carries one call, because Chromium
 * repeats a call by itself if a connection that was used before breaks.
 */
export async function startFaultProxy(service: string): Promise<FaultProxy> {
  const { hostname, port: servicePort } = new URL(service);
  let passed: Passed[] = [];
  let made = new Set<string>();
  let trap: Trap | undefined;
  let visits = 0;
  let heard = 0;
  let waiting = 0;
  /** Calls that are answered by silence. */
  const silences = new Set<{ readonly isStream: boolean; end(): void }>();
  let releases: (() => void)[] = [];

  /** The service limits what one address may ask, and every visitor has one of their own. */
  const address = (): string => `127.${1 + (visits >> 16)}.${(visits >> 8) & 255}.${1 + (visits % 254)}`;

  const open = ({ method, url, headers }: IncomingMessage, body: Buffer, signal?: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const forwarded = send({ hostname, port: servicePort, method, path: url, headers: { ...headers, connection: "close" }, localAddress: address(), agent: false, ...(signal && { signal }) }, resolve);
      forwarded.on("error", reject);
      forwarded.end(body);
    });
  const forward = async (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    // A slow answer may come once another visit has begun, which has made nothing of it.
    const madeInVisit = made;
    const answer = await open(incoming, body);
    const given = await bodyOf(answer);
    if (answer.statusCode === 201) for (const id of idsIn(given.toString())) madeInVisit.add(id);
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: given };
  };
  const give = (outgoing: ServerResponse, { status, headers }: Answer, body: Buffer): void => {
    const { "content-length": _length, "transfer-encoding": _encoding, ...others } = headers;
    outgoing.writeHead(status, { ...others, connection: "close", ...(status !== 204 && { "content-length": body.length }) });
    outgoing.end(body);
  };
  const forwardAll = async (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): Promise<void> => {
    const answer = await forward(incoming, body);
    give(outgoing, answer, answer.body);
  };
  /** Passes an answer on as it comes, for streams. */
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): Promise<void> => {
    const left = new AbortController();
    outgoing.on("close", () => left.abort());
    const answer = await open(incoming, body, left.signal);
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" });
    for await (const piece of answer) outgoing.write(piece);
    outgoing.end();
  };

  async function spoil(mishap: Mishap, incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, isStream: boolean, end: () => void): Promise<void> {
    switch (mishap.kind) {
      case "refused":
        return reset(incoming.socket);
      case "dropped": {
        const answer = isStream ? null : await forward(incoming, body);
        outgoing.writeHead(answer?.status ?? 200, { ...answer?.headers, ...(isStream && { ...crossOrigin(incoming), "content-type": "text/event-stream" }), connection: "close" });
        outgoing.write(answer ? answer.body.subarray(0, Math.ceil(answer.body.length / 2)) : "data: {");
        // The first half is on its way before the connection ends.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return reset(incoming.socket);
      }
      case "silent": {
        const silence = { isStream, end };
        silences.add(silence);
        outgoing.on("close", () => silences.delete(silence));
        if (!isStream) await forward(incoming, body);
        return;
      }
      case "answered": {
        const { status, type, retryAfter } = mishap;
        const asked = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
        return give(outgoing, { status, headers: { ...crossOrigin(incoming), ...asked, "content-type": type }, body }, Buffer.from(mishap.body(body.toString())));
      }
      case "spoiled": {
        const answer = isStream ? { status: 200, headers: { ...crossOrigin(incoming), "content-type": "text/event-stream" }, body: Buffer.from("{}") } : await forward(incoming, body);
        const spoiled = mishap.spoil(answer.body.toString());
        return give(outgoing, answer, answer.status === 204 ? answer.body : Buffer.from(isStream ? `data: ${spoiled}\n\n` : spoiled));
      }
      case "twice":
        if (isStream) return pass(incoming, outgoing, body);
        await forward(incoming, body);
        return forwardAll(incoming, outgoing, body);
      case "late":
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, latest);
          releases.push(() => {
            clearTimeout(timer);
            resolve();
          });
        });
        if (isStream) return pass(incoming, outgoing, body);
        return forwardAll(incoming, outgoing, body);
    }
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const endpoint = endpointOf({ method: () => incoming.method ?? "", url: () => new URL(incoming.url ?? "/", service).href });
    if (!endpoint) return pass(incoming, outgoing, body);
    heard = Date.now();
    const count = passed.filter(({ call }) => call === endpoint.id).length;
    const isHit = trap?.call === endpoint.id && trap.isHit(count);
    passed.push({ call: endpoint.id, isHit });
    // A stream may last as long as the screen, so nobody waits for its end.
    const isStream = endpoint.events !== undefined;
    if (!isStream) waiting += 1;
    let isOpen = true;
    const end = (): void => {
      if (isOpen && !isStream) waiting -= 1;
      isOpen = false;
      heard = Date.now();
    };
    outgoing.on("close", end);
    if (trap && isHit) return spoil(trap.mishap, incoming, outgoing, body, isStream, end);
    if (isStream) await pass(incoming, outgoing, body);
    else await forwardAll(incoming, outgoing, body);
    if (trap?.call !== endpoint.id) return;
    for (const release of releases.splice(0)) release();
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => reset(incoming.socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get passed() {
      return passed;
    },
    waiting: () => ({ all: waiting, silent: silences.size, others: waiting - [...silences].filter(({ isStream }) => !isStream).length }),
    giveUp() {
      for (const { end } of silences) end();
      silences.clear();
    },
    get made() {
      return made;
    },
    lastHeard: () => heard,
    begin() {
      passed = [];
      made = new Set();
      trap = undefined;
      visits += 1;
    },
    setTrap: (set) => void (trap = set),
    mend() {
      trap = undefined;
      for (const release of releases.splice(0)) release();
    },
    async stop() {
      releases = [];
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets the page read an answer that the service didn't give. */
const crossOrigin = ({ headers: { origin = "*" } }: IncomingMessage): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers": "Retry-After",
  vary: "Origin",
});
