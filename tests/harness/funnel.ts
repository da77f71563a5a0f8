import { randomUUID } from "node:crypto";
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
const wire = { auto: "PERSONAL_AUTO", renters: "RENTERS" } as const;

function send({ url, partnerKey, address }: Visitor, method: string, path: string, { body, token, revision }: Sent = {}): Promise<Response> {
  return fetch(`${url}/v1${path}`, {
    method,
    headers: {
      "X-Partner-Key": partnerKey,
      "X-Forwarded-For": address,
      ...(method !== "GET" && { "Content-Type": "application/json", "Idempotency-Key": randomUUID() }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(revision !== undefined && { "X-Revision": String(revision) }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
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

/** Submits the application and listens to the stream until every company has answered. Rejects if the stream breaks or nobody has a price. */
export async function price(visitor: Visitor, { applicationId, token }: Answer): Promise<Priced> {
  const started = performance.now();
  await ask(visitor, "POST", `/applications/${applicationId}/submission`, { token, body: {} });
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

/** The events of the quote stream until the service ends it. Rejects if it is cut off. */
export async function* listen(visitor: Visitor, { applicationId, token }: Pick<Answer, "applicationId" | "token">): AsyncGenerator<Heard> {
  const response = await send(visitor, "GET", `/applications/${applicationId}/quotes/stream`, { token });
  if (!response.ok || !response.body) throw new Error(`The stream: ${response.status}`);
  let rest = "";
  let isOver = false;
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + text).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      if (part.startsWith("event: end")) isOver = true;
      else if (part.startsWith("data: ")) yield JSON.parse(part.slice("data: ".length)) as Heard;
    }
  }
  if (!isOver) throw new Error("The stream was cut off");
}

/** Walks a whole funnel: from the ZIP code to a chosen quote and a lead for an advisor. */
export async function walkFunnel(visitor: Visitor, line: FunnelLine): Promise<Priced> {
  const applied = await apply(visitor, line);
  const { leadId, token } = applied;
  const priced = await price(visitor, applied);
  await ask(visitor, "POST", `/quotes/${priced.quotes[0]}/select`, { token, body: { product: wire[line] } });
  await ask(visitor, "POST", `/leads/${leadId}/consents`, { token, body: { ...consent, phone } });
  await ask(visitor, "PATCH", `/leads/${leadId}`, { token, revision: 0, body: { quoteStatus: "FINALIZED", phone } });
  return priced;
}
