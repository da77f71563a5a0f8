import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, expect, it, vi } from "vitest";
import { handOffReceiver } from "./receiveHandOff";

const api = "https://api.test";
const site = "https://site.test/quoting/";
const ref = "FL-2345678";
const lead = { firstName: "Ada" };
const { publicKey, privateKey } = await generateKeyPair("EdDSA");
const jwk = { ...(await exportJWK(publicKey)), kid: "key", alg: "EdDSA", use: "sig" };
const handedOver = { productType: "PERSONAL_HOME", customerId: "customer", ref, partner: "default", lead, createdTimestamp: "2026-11-22T12:00:00.000Z" };

/** The site's receiver, next to a service that answers redemptions with these statuses in turn; `null` is no answer. */
function receiverBeside(...redemptions: readonly (number | null)[]) {
  const left = [...redemptions];
  const redeemed = vi.fn((_address: string, _request?: RequestInit): Promise<Response> => {
    const status = left.shift() ?? null;
    return status === null ? Promise.reject(new TypeError("fetch failed")) : Promise.resolve(Response.json(status === 200 ? handedOver : {}, { status }));
  });
  vi.spyOn(globalThis, "fetch").mockImplementation((url, request) =>
    new URL(String(url)).pathname === "/v1/hand-off-keys" ? Promise.resolve(Response.json({ keys: [jwk] })) : redeemed(String(url), request),
  );
  return { receive: handOffReceiver({ api, site }), redeemed };
}
afterEach(() => vi.restoreAllMocks());

/** A token of the service for this site, with a change. */
const signed = (change: (token: SignJWT) => SignJWT = (token) => token, key = privateKey, claims: object = { ref }): Promise<string> => {
  const token = new SignJWT({ ...claims }).setIssuer("quote-service").setAudience(site).setJti("hand-off").setExpirationTime("10m");
  return change(token.setProtectedHeader({ alg: "EdDSA", kid: "key" })).sign(key);
};

it("receives the service's token for this site", async () => {
  const { receive, redeemed } = receiverBeside(200);
  const token = await signed();
  expect(await receive(token, ref)).toEqual({ outcome: "received", handedOver });
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token }) };
  expect(redeemed).toHaveBeenCalledExactlyOnceWith(`${api}/v1/hand-off-tokens/redemption`, request);
});

it.each<[string, () => Promise<string>]>([
  ["of another issuer", () => signed((token) => token.setIssuer("another-service"))],
  ["for another site", () => signed((token) => token.setAudience("https://site.test/pet-partner/"))],
  ["that has ended", () => signed((token) => token.setExpirationTime("-1m"))],
  ["signed with another key", async () => signed(undefined, (await generateKeyPair("EdDSA")).privateKey)],
  ["for another ref", () => signed(undefined, privateKey, { ref: "FL-8765432" })],
  ["without a ref", () => signed(undefined, privateKey, {})],
  ["without an id", () => new SignJWT({ ref }).setIssuer("quote-service").setAudience(site).setExpirationTime("10m").setProtectedHeader({ alg: "EdDSA", kid: "key" }).sign(privateKey)],
  ["without an end", () => new SignJWT({ ref }).setIssuer("quote-service").setAudience(site).setJti("hand-off").setProtectedHeader({ alg: "EdDSA", kid: "key" }).sign(privateKey)],
  ["that is none", () => Promise.resolve("x")],
])("requests no lead with a token %s", async (_name, token) => {
  const { receive, redeemed } = receiverBeside(200);
  expect(await receive(await token(), ref)).toEqual({ outcome: "invalid" });
  expect(redeemed).not.toHaveBeenCalled();
});

it.each<[string, readonly (number | null)[], readonly string[]]>([
  ["burns a token with its first use", [200], ["received", "used"]],
  ["says of a token that the service has seen before that it was used", [409], ["used", "used"]],
  ["refuses what the service refuses", [400], ["invalid", "used"]],
  ["uses nothing up while the service fails", [500, 200], ["unavailable", "received"]],
  ["uses nothing up while the service can't be reached", [null, 200], ["unavailable", "received"]],
])("%s", async (_name, redemptions, outcomes) => {
  const { receive, redeemed } = receiverBeside(...redemptions);
  const token = await signed();
  expect([(await receive(token, ref)).outcome, (await receive(token, ref)).outcome]).toEqual(outcomes);
  expect(redeemed).toHaveBeenCalledTimes(redemptions.length);
});
