import { Hono } from "hono";
import { listen } from "../../embed-demo/hosting/listen";
import { newId } from "../../src/kernel/ids";
import { freePorts } from "../harness/freePorts";

interface Passing {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

type Forward = (request: Passing) => Promise<Response>;

/** Answers a call, mostly by the service behind it. */
export type Fault = (request: Passing, forward: Forward) => Promise<Response>;

/** A service that does something wrong: a proxy in front of a right one. */
export async function startBroken(url: string, fault: Fault): Promise<{ url: string; stop(): Promise<void> }> {
  const forward: Forward = async ({ method, path, headers, body }) => {
    const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    const passed = new Headers(answer.headers);
    for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding", "Connection", "Keep-Alive"]) passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  };
  const app = new Hono();
  app.all("*", async ({ req }) => {
    const headers = new Headers(req.raw.headers);
    for (const name of ["Host", "Connection", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    const text = await req.text();
    const { pathname, search } = new URL(req.url);
    return fault({ method: req.method, path: pathname + search, headers, body: text === "" ? undefined : text }, forward);
  });
  const port = await freePorts(1);
  const server = await listen(app, port);
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}

/** Takes each call for a new one, whatever its key. */
export const forgetsKeys: Fault = (request, forward) => {
  if (request.headers.has("Idempotency-Key")) request.headers.set("Idempotency-Key", newId());
  return forward(request);
};

/** Refuses a create's key with another lead, or with one that wasn't there before. */
export function bindsKeysToLeads(): Fault {
  const leads = new Map<string, string | undefined>();
  return async (request, forward) => {
    const key = request.headers.get("Idempotency-Key");
    if (key === null || !request.path.startsWith("/v1/applications")) return forward(request);
    const { leadId } = JSON.parse(request.body ?? "{}") as { leadId?: string };
    if (!leads.has(key)) leads.set(key, leadId);
    if (leads.get(key) === leadId) return forward(request);
    const conflict = { type: "about:blank", title: "Conflict", status: 409, code: "IDEMPOTENCY_CONFLICT" };
    return new Response(JSON.stringify(conflict), { status: 409, headers: { "Content-Type": "application/problem+json" } });
  };
}

/** Opens a lead or an application to every session: it answers with the owner's token. */
export function opensEveryDoor(): Fault {
  const owners = new Map<string, string>();
  return async (request, forward) => {
    const id = request.path.split(/[/?]/).find((part) => owners.has(part));
    if (id && request.headers.has("Authorization")) request.headers.set("Authorization", `Bearer ${owners.get(id)!}`);
    const answer = await forward(request);
    const made = answer.status === 201 ? ((await answer.clone().json()) as Record<string, unknown>) : {};
    for (const name of [made["leadId"], made["applicationId"]]) if (typeof name === "string" && typeof made["token"] === "string") owners.set(name, made["token"]);
    return answer;
  };
}

/** Sends quotes under another member's name, and doesn't say when they are over. */
export const garblesStream: Fault = async (request, forward) => {
  const answer = await forward(request);
  if (!answer.headers.get("Content-Type")?.startsWith("text/event-stream")) return answer;
  const garble = new TransformStream<string, string>({
    transform: (text, controller) => controller.enqueue(text.replaceAll('"premium":', '"price":').replace(/event: end\ndata: \{\}\n\n/, "")),
  });
  return new Response(answer.body!.pipeThrough(new TextDecoderStream()).pipeThrough(garble).pipeThrough(new TextEncoderStream()), answer);
};

/** Says what is wrong in its own words. */
export const answersPlainErrors: Fault = async (request, forward) => {
  const answer = await forward(request);
  if (answer.ok || answer.status === 429) return answer;
  const { title } = (await answer.json()) as { title: string };
  answer.headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify({ error: title }), answer);
};

/** Lets the last write win: it sends a change that is refused again, with the current revision. */
export const lastWriteWins: Fault = async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 409) return answer;
  const { code, revision } = (await answer.clone().json()) as { code: string; revision?: number };
  if (code !== "REVISION_CONFLICT") return answer;
  request.headers.set("X-Revision", String(revision));
  return forward(request);
};
