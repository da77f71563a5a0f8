import { Hono } from "hono";
import { expect, it } from "vitest";
import { listen } from "../../embed-demo/hosting/listen";
import { callbackCarrier } from "../../embed-demo/service/carriers/callbackCarrier";
import type { Answer, Carrier, QuoteRequest } from "../../embed-demo/service/carriers/carrier";
import { httpCarrier } from "../../embed-demo/service/carriers/httpCarrier";
import { carriersPath, sandboxCarrierKeys } from "../../embed-demo/service/carriers/sandboxKeys";
import type { RatingResult } from "../../embed-demo/service/database/tables/rating";
import { freePorts } from "../harness/freePorts";
import { brokenPromises, carrierConformance, madeUpKey, type CarrierUnderTest } from "./carrierConformance";
import { startCarrierSandbox } from "./carrierSandbox";

const company = "copperfinch";
const pet = { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {} };
const scenarios = { priced: "slowcarriers", declined: "noquotes", failed: "allfail" } as const;

/** Pet insurance is rated by any company here: the simulation doesn't ask whether it sells the line. */
const requestFor = (outcome: keyof typeof scenarios): QuoteRequest<unknown> => ({
  applicationId: "application",
  run: 1,
  again: false,
  input: { ...pet, scenario: scenarios[outcome] },
});

type Sandbox = Awaited<ReturnType<typeof startCarrierSandbox>>;

const sideOf = (sandbox: Sandbox): Omit<CarrierUnderTest, "carrier" | "elsewhere"> => ({
  requestFor,
  newKey: madeUpKey,
  stage: (key, fault) => void sandbox.faults.set(key, fault),
  mend: (key) => void sandbox.faults.delete(key),
  ratingsOf: (key) => sandbox.book.ratings().get(key) ?? 0,
  stop: sandbox.stop,
});
const addressOf = ({ external }: Sandbox) => ({ url: `${external}${carriersPath}${company}/`, token: sandboxCarrierKeys.tokenOf(company) });

const httpKind = (sandbox: Sandbox): CarrierUnderTest => ({ ...sideOf(sandbox), carrier: httpCarrier(addressOf(sandbox)), elsewhere: httpCarrier(addressOf(sandbox)) });

/** An inbox in memory; the service's own is a table. */
function memoryInbox() {
  const answers = new Map<string, RatingResult>();
  return {
    put: (key: string, answer: RatingResult) => void answers.set(key, answer),
    async take(key: string, signal: AbortSignal): Promise<RatingResult> {
      for (;;) {
        signal.throwIfAborted();
        const found = answers.get(key);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
}

async function callbackKind(): Promise<CarrierUnderTest> {
  const sandbox = await startCarrierSandbox(60);
  const inbox = memoryInbox();
  const port = await freePorts(1);
  const make = (): Carrier<unknown> =>
    callbackCarrier({ ...addressOf(sandbox), secret: sandboxCarrierKeys.secretOf(company), callbackUrl: () => Promise.resolve(`http://localhost:${port}/`), inbox });
  const carrier = make();
  const app = new Hono();
  app.post("/", async ({ req }) => {
    const delivery = carrier.verify?.({ headers: req.raw.headers, text: await req.text() });
    if (delivery) inbox.put(delivery.idempotencyKey, delivery.answer);
    return new Response(null, { status: delivery ? 204 : 401 });
  });
  const server = await listen(app, port);
  const stop = async (): Promise<void> => {
    await sandbox.stop();
    await server.stop();
  };
  return { ...sideOf(sandbox), carrier, elsewhere: make(), stop };
}

carrierConformance("A company over HTTP", async () => httpKind(await startCarrierSandbox(60)));
carrierConformance("A company that calls back", callbackKind);

it("names the promises that a company without idempotency breaks", async () => {
  const sandbox = await startCarrierSandbox(60);
  const at = httpKind(sandbox);
  // Sends a key of its own with each call.
  const forgetful = (carrier: Carrier<unknown>): Carrier<unknown> => {
    let calls = 0;
    return { quote: (request, call) => carrier.quote(request, { ...call, idempotencyKey: `${call.idempotencyKey}${(calls += 1) === 1 ? "" : calls}` }) };
  };
  const broken = await brokenPromises({
    ...at,
    carrier: forgetful(at.carrier),
    elsewhere: forgetful(at.elsewhere),
    ratingsOf: (key) => [...sandbox.book.ratings().keys()].filter((rated) => rated.startsWith(key)).length,
  });
  await at.stop();
  expect(broken).toContain("rates a key once, however often and simultaneously it is asked, also from another process");
});

it("names the promises that a company breaks which trusts what it receives and ignores its signal", async () => {
  const sandbox = await startCarrierSandbox(60);
  const at = httpKind(sandbox);
  const { url, token } = addressOf(sandbox);
  const carrier: Carrier<unknown> = {
    async quote(request, { idempotencyKey }) {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": idempotencyKey };
      const response = await fetch(`${url}quotes`, { method: "POST", headers, body: JSON.stringify(request) });
      return (await response.json()) as Answer;
    },
  };
  const broken = await brokenPromises({ ...at, carrier, elsewhere: carrier });
  await at.stop();
  expect(broken).toEqual([
    "reports an error of the company's system as failed, and not as worth a repetition",
    "reports an answer that isn't one as failed",
    "reports a company out of reach as worth a repetition, which succeeds once it is back",
    "ends a call when its signal aborts, with the signal's reason, however silent the company is",
    "doesn't ask for a call that was aborted before it began",
  ]);
});
