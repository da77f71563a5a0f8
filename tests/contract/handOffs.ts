import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeJwt } from "jose";
import { beforeAll, expect, it } from "vitest";
import { externalServer } from "../../embed-demo/servers/externalServer";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { createPetApplication } from "../../src/api/contract/applications/createPet";
import { createLead } from "../../src/api/contract/leads";
import { addDays, calendarDay, isoDate } from "../../src/kernel/dates";
import { createHandOffToken, redeemHandOffToken, type HandOffLead } from "../../src/api/contract/handOffTokens";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import type { Start } from "./engines";
import { clientOf, complete, submit, until, value } from "./journey";

const external = "http://external.test";
const lead: HandOffLead = {
  firstName: "Ada",
  lastName: "Reyes <script>",
  dateOfBirth: "1984-02-29",
  email: "ada@example.com",
  phone: "8135550134",
  address: { addressLine1: "412 Main St", city: "Tampa", state: "FL", zipCode: "33602" },
};

/** Tests tokens and the sites that receive them: a real service, and the external server without a port of its own. */
export function handOffs(startService: Start): void {
  let client: Client;
  let visit: (url: string, cookie?: string) => Promise<Response>;
  beforeAll(async () => {
    const { url, outbox } = await startService({ externalOrigin: external });
    client = clientOf(url);
    const folder = fileURLToPath(new URL("../../embed-demo", import.meta.url));
    const origins = { sites: "http://sites.test", widget: "http://widget.test", api: url, external };
    const folders = { files: join(folder, "external"), handOffPages: join(folder, "handOff/pages"), paymentPages: join(folder, "payment/pages") };
    const server = externalServer({ origins, folders, ratingSpeed: 60, readOutbox: outbox, webhookSecret: `whsec_${"A".repeat(32)}` });
    visit = async (address, cookie = "") => server.request(address, { headers: { Cookie: cookie } });
  });

  const home = { body: { propertyAddress: { addressLine1: "412 Main St", city: "Tampa", state: "FL", zipCode: "33602" } } };
  const pet = {
    email: "ada@example.com",
    mailingAddress: { state: "TX", zipCode: "78701" },
    petName: "Biscuit",
    petAge: 3,
    petType: "DOG",
    petCode: "BEAGLE",
    effectiveDate: isoDate(addDays(calendarDay(new Date()), 2)),
  } as const;
  const applicant = async (productType: "PERSONAL_HOME" | "PET") =>
    productType === "PET"
      ? value(await client.call(createPetApplication, { body: pet, idempotencyKey: newId() }))
      : value(await client.call(creationAt("homeowners"), { ...home, idempotencyKey: newId() }));

  const handOff = async (change: Partial<HandOffLead> = {}, productType: "PERSONAL_HOME" | "PET" = "PERSONAL_HOME") => {
    const { token, applicantId } = await applicant(productType);
    return client.call(createHandOffToken, { body: { productType, customerId: applicantId, lead: { ...lead, ...change } }, token, idempotencyKey: newId() });
  };
  const headingOf = async (response: Response): Promise<string> => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? "";

  it("hold no personal data, and lead to the product's own site", async () => {
    const { token, ref, url } = value(await handOff());
    expect(url).toBe(`${external}/quoting/?token=${token}&ref=${ref}`);
    expect(ref).toMatch(/^FL-[2-9A-Z]{7}$/);
    expect(Object.keys(decodeJwt(token)).sort()).toEqual(["aud", "exp", "iat", "iss", "jti", "product", "ref", "sub"]);
    expect(value(await handOff({}, "PET")).url).toContain(`${external}/pet-partner/?`);
  });

  it("are redeemed once: the site shows the lead under an address without the token", async () => {
    const { url } = value(await handOff());
    const received = await visit(url);
    expect([received.status, received.headers.get("Location")]).toEqual([303, "/quoting/started/"]);
    const cookie = received.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const welcome = await (await visit(`${external}/quoting/started/`, cookie)).text();
    for (const shown of ["Welcome, Ada", "Reyes &lt;script&gt;", "02/29/1984", "(813) 555-0134", "412 Main St, Tampa, FL 33602"]) expect(welcome).toContain(shown);

    expect(await headingOf(await visit(url))).toBe("This link was already used");
    expect(await headingOf(await visit(`${external}/quoting/started/`))).not.toContain("Welcome");
  });

  it("are used up at the service, too, by the first of two simultaneous requests", async () => {
    const { token } = value(await handOff());
    const redeem = () => client.call(redeemHandOffToken, { body: { token } });
    const codes = (await Promise.all([redeem(), redeem()])).map((result) => (result.ok ? result.value.lead.firstName : result.error.code));
    expect(codes.sort()).toEqual(["Ada", "HAND_OFF_TOKEN_USED"]);
  });

  it.each([
    ["changed", (url: string) => url.replace(/token=([\w-]+)\.(...)/, "token=$1.$2A")],
    ["for another site", (url: string) => url.replace("/quoting/", "/pet-partner/")],
    ["beside another's ref", (url: string) => url.replace(/ref=.*/, "ref=FL-2222222")],
    ["not a token", (url: string) => url.replace(/token=[^&]+/, "token=x")],
  ])("are refused when they are %s, without being used up", async (_name, change) => {
    const { url } = value(await handOff());
    const refused = await visit(change(url));
    expect([refused.status, await headingOf(refused)]).toEqual([200, expect.stringMatching(/can’t open|doesn’t work/)]);
    expect((await visit(url)).status).toBe(303);
  });

  it("can't be made for another session's customer, nor for another product", async () => {
    const [mine, other] = [await applicant("PERSONAL_HOME"), await applicant("PERSONAL_HOME")];
    const make = (customerId: string, productType: "PERSONAL_HOME" | "PET") =>
      client.call(createHandOffToken, { body: { productType, customerId, lead }, token: mine.token, idempotencyKey: newId() });
    expect(await make(other.applicantId, "PERSONAL_HOME")).toMatchObject({ error: { code: "NOT_FOUND" } });
    expect(await make(mine.applicantId, "PET")).toMatchObject({ error: { code: "NOT_FOUND" } });
    value(await make(mine.applicantId, "PERSONAL_HOME"));
  });

  it("drop everything that isn't the session's own: another lead, another partner, an invented quote, another person's quote", async () => {
    const others = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_HOME" }, idempotencyKey: newId() }));
    const strange = await complete(client);
    await submit(client, strange);
    const { quotes } = await until(client, strange, (list) => list.quotes.length > 0);
    const { token, applicationId } = await applicant("PERSONAL_HOME");
    for (const carrierSpecificQuoteId of ["MAD-1234567890-1", quotes[0]!.carrierSpecificQuoteId]) {
      const said = { ...lead, leadId: others.leadId, carrier: "Made Up Mutual", carrierSpecificQuoteId };
      const body = { productType: "PERSONAL_HOME", customerId: applicationId, lead: said, leadPartner: "auvane" } as const;
      const made = value(await client.call(createHandOffToken, { body, token, idempotencyKey: newId() }));
      const received = value(await client.call(redeemHandOffToken, { body: { token: made.token } }));
      expect(received.partner).toBe("default");
      expect(Object.keys(received.lead).sort()).toEqual(Object.keys(lead).sort());
    }
  });

  it("vouch for the session's own lead, and for a company that is named without a quote if it is one of ours", async () => {
    const { token, applicantId } = await applicant("PERSONAL_HOME");
    const { leadId } = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_HOME" }, token, idempotencyKey: newId() }));
    for (const [carrier, kept] of [["Umberlake Indemnity", { carrier: "Umberlake Indemnity" }], ["Made Up Mutual", {}]] as const) {
      const body = { productType: "PERSONAL_HOME", customerId: applicantId, lead: { ...lead, leadId, carrier } } as const;
      const made = value(await client.call(createHandOffToken, { body, token, idempotencyKey: newId() }));
      expect(value(await client.call(redeemHandOffToken, { body: { token: made.token } })).lead).toEqual({ ...lead, leadId, ...kept });
    }
  });

  it("can't be made for a customer below the minimum age", async () => {
    const born = `${new Date().getFullYear() - 12}-01-01`;
    expect(await handOff({ dateOfBirth: born })).toMatchObject({ error: { code: "VALIDATION", errors: [{ pointer: "/lead/dateOfBirth" }] } });
  });

  it("can't be made for the name of the table, nor without a session", async () => {
    const failed = await handOff({ lastName: "Lost Token" });
    expect(failed).toMatchObject({ error: { code: "HAND_OFF_FAILED" } });
    const body = { productType: "PET", customerId: "somebody", lead } as const;
    expect(await client.call(createHandOffToken, { body, token: "made-up-token-made-up-token", idempotencyKey: newId() })).toMatchObject({ error: { code: "TOKEN_MISSING" } });
  });
}
