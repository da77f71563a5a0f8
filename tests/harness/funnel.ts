import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";

interface Sent {
  readonly body?: object;
  readonly token?: string;
  readonly revision?: number;
}

interface Answer {
  readonly leadId: string;
  readonly applicationId: string;
  readonly token: string;
  readonly revision: number;
}

interface Quote {
  readonly id: string;
}

/** The events of the quote stream, as far as a funnel needs them. */
type Heard = { readonly type: "snapshot"; readonly quotes: readonly Quote[] } | { readonly type: "quote"; readonly quote: Quote } | { readonly type: "unpriced" | "progress" };

/** A visitor at an address of its own, behind a proxy. */
export interface Visitor {
  readonly url: string;
  readonly partnerKey: string;
  readonly address: string;
}

/** Lines whose funnels differ the most. */
export type FunnelLine = "auto" | "renters";

const place = { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" };
const person = { firstName: "Ada", lastName: "Reyes" };
const driver = { ...person, sequenceNum: 0, dob: "1988-04-12", gender: "Female", driverDateLicensed: "2006-05-01" };
const vehicle = { sequenceNum: 0, vin: "4T1A311K4LA123456", plYear: 2020, plMake: "Toyota", plModel: "Camry", bodyStyle: "Sedan", ownershipType: "Owned" };
const phone = "5125550123";
const consent = { kind: "CALLS_AND_TEXTS", given: true, text: "I agree to be called.", textVersion: "1", pageUrl: "http://shop.test/" };
/** The most times that a call is sent while the service refuses it with 503. */
const mostTries = 10;
const wire = { auto: "PERSONAL_AUTO", renters: "RENTERS" } as const;

/** Repeats a call that is refused for now, with the same key, as the widget does. */
async function send({ url, partnerKey, address }: Visitor, method: string, path: string, { body, token, revision }: Sent = {}): Promise<Response> {
  const call = {
    method,
    headers: {
      "X-Partner-Key": partnerKey,
      "X-Forwarded-For": address,
      ...(method !== "GET" && { "Content-Type": "application/json", "Idempotency-Key": randomUUID() }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(revision !== undefined && { "X-Revision": String(revision) }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${url}/v1${path}`, call);
    if (response.status !== 503 || tries === mostTries) return response;
    await response.body?.cancel();
    await pause(1_000 * Number(response.headers.get("Retry-After")));
  }
}

/** Makes a call as the widget does. Rejects if it is refused. */
export async function ask(visitor: Visitor, method: string, path: string, sent?: Sent): Promise<Answer> {
  const response = await send(visitor, method, path, sent);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Goes from the ZIP code to a complete application with a lead. */
export async function apply(visitor: Visitor, line: FunnelLine): Promise<Answer> {
  await ask(visitor, "GET", `/zip-codes/${place.zipCode}?line=${wire[line]}`);
  const { leadId, token } = await ask(visitor, "POST", "/leads", { body: { insuranceLine: wire[line], ...person } });
  const { applicationId } = await ask(visitor, "POST", `/applications/${line}`, { token, body: { leadId, propertyAddress: place } });
  const at = `/applications/${applicationId}`;
  if (line === "auto") {
    await ask(visitor, "PATCH", `${at}/drivers`, { token, revision: 0, body: { drivers: [driver] } });
    await ask(visitor, "PATCH", `${at}/additional-info`, { token, revision: 1, body: { numberOfMiles: 11_000, yearsWithContinuousCoverageAuto: 3 } });
    await ask(visitor, "GET", `${at}/vehicles`, { token });
    await ask(visitor, "PATCH", `${at}/vehicles`, { token, revision: 2, body: { personalVehiclesData: [vehicle] } });
  } else {
    const personalInfoData = { ...person, dateOfBirth: "1988-04-12", email: "ada@example.com" };
    const insuranceStartData = { effectiveDate: isoDate(addDays(calendarDay(new Date()), 10)) };
    await ask(visitor, "PATCH", `${at}/general-info`, { token, revision: 0, body: { personalInfoData, insuranceStartData } });
  }
  return { leadId, applicationId, token, revision: 0 };
}

export interface Priced {
  /** Milliseconds from the submission to the first price. */
  readonly firstPrice: number;
  /** The ids of the quotes with a price. */
  readonly quotes: readonly string[];
}

/**
 * Submits the application and listens to the stream until every company has answered. `onSubmitted` is called once the submission is
 * taken. Rejects if the stream breaks or nobody has a price.
 */
export async function price(visitor: Visitor, { applicationId, token }: Answer, onSubmitted = (): void => {}): Promise<Priced> {
  const started = performance.now();
  await ask(visitor, "POST", `/applications/${applicationId}/submission`, { token, body: {} });
  onSubmitted();
  const quotes: string[] = [];
  let firstPrice: number | undefined;
  for await (const event of listen(visitor, { applicationId, token })) {
    if (event.type === "snapshot") quotes.push(...event.quotes.map(({ id }) => id));
    if (event.type === "quote") quotes.push(event.quote.id);
    if (quotes.length > 0) firstPrice ??= performance.now() - started;
  }
  if (firstPrice === undefined) throw new Error("No company has a price");
  return { firstPrice, quotes };
}

/** The events of the quote stream until the service ends it; one that it cuts short is opened again. Rejects if it is cut off. */
export async function* listen(visitor: Visitor, of: Pick<Answer, "applicationId" | "token">): AsyncGenerator<Heard> {
  while ((yield* hear(visitor, of)) === "moved");
}

/** The events of one stream. Returns the reason for which the service ended it. */
async function* hear(visitor: Visitor, { applicationId, token }: Pick<Answer, "applicationId" | "token">): AsyncGenerator<Heard, "end" | "moved"> {
  const response = await send(visitor, "GET", `/applications/${applicationId}/quotes/stream`, { token });
  if (!response.ok || !response.body) throw new Error(`The stream: ${response.status}`);
  let rest = "";
  let ended: "end" | "moved" | null = null;
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + text).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      if (part.startsWith("event: end")) ended = "end";
      else if (part.includes("event: moved")) ended = "moved";
      else if (part.startsWith("data: ")) yield JSON.parse(part.slice("data: ".length)) as Heard;
    }
  }
  if (ended === null) throw new Error("The stream was cut off");
  return ended;
}

/** Chooses the first price, and leaves a number for an advisor. */
export async function choose(visitor: Visitor, line: FunnelLine, { leadId, token }: Pick<Answer, "leadId" | "token">, { quotes }: Priced): Promise<void> {
  await ask(visitor, "POST", `/quotes/${quotes[0]}/select`, { token, body: { product: wire[line] } });
  await ask(visitor, "POST", `/leads/${leadId}/consents`, { token, body: { ...consent, phone } });
  await ask(visitor, "PATCH", `/leads/${leadId}`, { token, revision: 0, body: { quoteStatus: "FINALIZED", phone } });
}

/** Walks a whole funnel: from the ZIP code to a chosen quote and a lead for an advisor. */
export async function walkFunnel(visitor: Visitor, line: FunnelLine): Promise<Priced> {
  const applied = await apply(visitor, line);
  const priced = await price(visitor, applied);
  await choose(visitor, line, applied, priced);
  return priced;
}
