import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smtpMailer } from "../../embed-demo/service/mail/smtpMailer";
import { createClient, type Client } from "../../src/api/client";
import { downloadApplication, downloadPolicy, downloadSignedApplication } from "../../src/api/contract/documents";
import type { Problem } from "../../src/api/contract/problem";
import type { Result } from "../../src/kernel/result";
import { onEveryEngine } from "./engines";
import { austin, clientOf, value } from "./journey";
import { mailServer } from "./mailServer";
import { atPage, startPaymentSandbox, type PaymentSandbox } from "./paymentSandbox";
import { answer, isOver, openPage, paymentUntil, quotedRenter, review, signedRenter, submitToBind, type Renter } from "./renters";

const card = { number: "4242 4242 4242 4242" };

/** The text of a file, with single spaces. */
async function textOf(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

const textIn = async (file: Promise<Result<Blob, Problem>>): Promise<string> => textOf(await value(await file).arrayBuffer());

onEveryEngine("The documents of a purchase", (start) => {
  let sandbox: PaymentSandbox;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let client: Client;
  let url = "";
  beforeAll(async () => {
    [sandbox, mail] = await Promise.all([startPaymentSandbox(), mailServer()]);
    ({ url } = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external, mail: smtpMailer({ url: mail.url, from: "quotes@clearmoor.test" }) }));
    client = clientOf(url);
  });
  afterAll(async () => {
    await sandbox.stop();
    mail.stop();
  });

  const call = ({ applicationId, token }: Renter) => ({ params: { applicationId }, token });
  const buy = async (of: Client, renter: Renter): Promise<void> => {
    const { transactionId, paymentUrl } = await openPage(of, renter);
    await atPage(paymentUrl, "pay", card);
    expect(await paymentUntil(of, renter, transactionId, isOver)).toMatchObject({ status: "Completed" });
  };

  it("are read before they are signed, kept after, and sent with the policy", async () => {
    const quoted = await quotedRenter(client);
    const renter = { ...quoted, ...value(await answer(client, quoted)) };
    const { premium } = value(await review(client, renter));
    const unsigned = await textIn(client.call(downloadApplication, { ...call(renter), query: { quoteId: renter.quoteId } }));
    for (const part of ["Not signed yet.", "Ada Slow Carriers", "Pebbletrail Renters", `$${premium.toFixed(2)} for 12 months`, "Business or daycare at home No"]) expect(unsigned).toContain(part);
    for (const early of [downloadSignedApplication, downloadPolicy]) expect(await client.call(early, call(renter))).toMatchObject({ error: { code: "NOT_FOUND" } });

    value(await submitToBind(client, { ...renter, premium }));
    const signed = await textIn(client.call(downloadSignedApplication, call(renter)));
    expect(signed).toContain(`I agree: $${premium}.`);
    expect(signed).not.toContain("Not signed yet.");
    expect(await client.call(downloadPolicy, call(renter))).toMatchObject({ error: { code: "NOT_FOUND" } });

    await buy(client, renter);
    const policy = await textIn(client.call(downloadPolicy, call(renter)));
    expect(policy).toMatch(/Policy number PEB-[\d-]+/);
    await expect.poll(() => mail.taken.length, { timeout: 20_000 }).toBe(1);
    const [letter = ""] = mail.taken;
    const sent = [...letter.matchAll(/filename="?([\w.-]+\.pdf)"?[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, name, base64]) => ({ name, bytes: Buffer.from(base64!, "base64") }));
    expect(sent.map(({ name }) => name)).toEqual([expect.stringMatching(/^policy-PEB-/), "renters-application-signed.pdf"]);
    expect(await textOf(Uint8Array.from(sent[0]!.bytes).buffer)).toBe(policy);
    expect(await textOf(Uint8Array.from(sent[1]!.bytes).buffer)).toBe(signed);
  });

  it("before the signature, are in the caller's language, with the notice of the state's law", async () => {
    const spanish = createClient({ baseUrl: url, partnerKey: "pk_default_demo", language: () => "es" });
    const quoted = await quotedRenter(client, undefined, { ...austin, city: "Columbus", state: "OH", zipCode: "43215" });
    value(await answer(client, quoted));
    const text = await textIn(spanish.call(downloadApplication, { ...call(quoted), query: { quoteId: quoted.quoteId } }));
    expect(text).toContain("Todavía no está firmada.");
    expect(text).toMatch(/guilty of insurance fraud\./);
  });

  it("are made only of what can be bought: clean answers, in a state where it is sold, of the application itself", async () => {
    const draft = (renter: Renter, quoteId = renter.quoteId) => client.call(downloadApplication, { ...call(renter), query: { quoteId } });
    const miami = await quotedRenter(client, undefined, { ...austin, city: "Miami", state: "FL", zipCode: "33101" });
    value(await answer(client, miami));
    expect(await draft(miami)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
    const home = await quotedRenter(client);
    expect(await draft(home)).toMatchObject({ error: { code: "APPLICATION_INCOMPLETE" } });
    const { revision } = value(await answer(client, home, { haveAnyLosses: true }));
    expect(await draft(home)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
    value(await answer(client, { ...home, revision }));
    const other = await quotedRenter(client, undefined, undefined, home);
    expect(await draft(other, home.quoteId)).toMatchObject({ error: { code: "NOT_FOUND" } });
    value(await draft(home));
  });

  it("are the purchase's on the visit's other device, too", async () => {
    const first = await signedRenter(client);
    const second = await quotedRenter(client, undefined, undefined, first);
    await openPage(client, first);
    const signed = await textIn(client.call(downloadSignedApplication, call(first)));
    expect(await textIn(client.call(downloadSignedApplication, call(second)))).toBe(signed);
  });

  it("are in the language of the signature, whatever the caller's", async () => {
    const spanish = createClient({ baseUrl: url, partnerKey: "pk_default_demo", language: () => "es" });
    const renter = await signedRenter(spanish);
    expect(await textIn(client.call(downloadSignedApplication, call(renter)))).toContain("Solicitud de seguro de inquilinos");
    await buy(spanish, renter);
    expect(await textIn(client.call(downloadPolicy, call(renter)))).toContain("Número de póliza");
  });

  it("aren't given to another session, and answered as files that no cache keeps", async () => {
    const [renter, stranger] = [await signedRenter(client), await signedRenter(client)];
    for (const endpoint of [downloadSignedApplication, downloadPolicy]) expect(await client.call(endpoint, { ...call(renter), token: stranger.token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    expect(await client.call(downloadApplication, { ...call(renter), token: stranger.token, query: { quoteId: renter.quoteId } })).toMatchObject({ error: { code: "NOT_FOUND" } });
    const headers = { "X-Partner-Key": "pk_default_demo", Authorization: `Bearer ${renter.token}` };
    const response = await fetch(`${url}/v1/applications/${renter.applicationId}/documents/signed-application`, { headers });
    await response.arrayBuffer();
    expect(Object.fromEntries(response.headers)).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store", "content-disposition": 'attachment; filename="renters-application-signed.pdf"' });
  });
});
