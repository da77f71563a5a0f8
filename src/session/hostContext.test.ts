// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { slugOf } from "../business/lines";
import { propertyLines } from "../business/propertyLines";
import type { HostContext } from "./hostContext";
import { readHostContext } from "./hostContext";

it.each([
  ["", null],
  ["agent=", null],
  ["agent=%20AG-2%20", "AG-2"],
  [`agent=${"a".repeat(64)}`, "a".repeat(64)],
  [`agent=${"a".repeat(65)}`, null],
])("the agent of '?%s', null if a lead would be refused for it", (search, agent) => {
  expect(readHostContext({ search: `?${search}`, pathname: "/", hash: "" }, "prod").agent).toBe(agent);
});

const read = (search: string, environment = "local", pathname = "/", hash = "") => readHostContext({ search, pathname, hash }, environment);

it.each([
  ["", null],
  ["#section-2&iq=/auto/driver", null],
  ["#iq-resume=", null],
  ["#iq-resume=s3cret_-", "s3cret_-"],
  ["#section-2&iq-resume=s3cret_-", "s3cret_-"],
])("the secret of a resume link in '%s'", (hash, resumeSecret) => {
  expect(read("?page=2", "prod", "/", hash).resumeSecret).toBe(resumeSecret);
});

it.each<[string, Partial<HostContext>]>([
  ["?splookup=one&referralCode=WELCOME-9TQ4KX7M2VRB&applicationId=app", { splookup: "one", referralCode: "WELCOME-9TQ4KX7M2VRB", applicationId: "app" }],
  ["?agent=AG-2&location=LOC-2", { agent: "AG-2", location: "LOC-2" }],
  ["?am=YQ&lm=Yg&pm=Yw&coverageAmount=250000", { addressPrefill: "YQ", lifePrefill: "Yg", petPrefill: "Yw", coverageAmount: "250000" }],
  ["?am=&referralCode=%20", { addressPrefill: null, referralCode: null }],
  ["?test=e2e", { isTest: true }],
  ["?test=yes", { isTest: false }],
  ["?toggleStateFilter", { stateFilterOff: true }],
  ["?test=yes", { stateFilterOff: false }],
])("'%s' says %j", (search, said) => expect(read(search)).toMatchObject(said));

it("ignores testing and the state filter in production", () => {
  expect(read("?test=e2e&toggleStateFilter", "prod")).toMatchObject({ isTest: false, stateFilterOff: false });
});

it.each<[string, string, boolean | null]>([
  ["", "local", null],
  ["?cdnDevTools=true", "local", true],
  ["?cdnDevTools=true", "prdstg", true],
  ["?cdnDevTools=false", "local", false],
  ["?cdnDevTools", "local", null],
  ["?cdnDevTools=true&test=e2e", "local", false],
  ["?test=e2e", "local", false],
  ["", "prod", false],
  ["?cdnDevTools=true", "prod", false],
])("the partner switcher of '%s' in %s: %s, null for the partner's flag", (search, environment, devTools) => {
  expect(read(search, environment).devTools).toBe(devTools);
});

it.each([
  ["/auto/", "auto"],
  ["/insurance/homeowners/start", "homeowners"],
  ["/renters", "renters"],
  ...propertyLines.map((line): [string, string] => [`/${slugOf(line)}/`, slugOf(line)]),
  ["/life/", null],
  ["/pet/", null],
  ["/motorcycle/", null],
  ["/autoglass/", null],
  ["/", null],
])("the line of a page at %s: %s", (pathname, line) => expect(read("", "prod", pathname).lineInPath).toBe(line));

it("knows the client of its own address though the storage drops it silently", () => {
  const storing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
  expect(read("?client=mobile").isMobileClient).toBe(true);
  storing.mockRestore();
});

it("keeps the client for the tab until another is named", () => {
  sessionStorage.clear();
  expect([read("").isMobileClient, read("?client=mobile").isMobileClient, read("").isMobileClient]).toEqual([false, true, true]);
  expect([read("?client=web").isMobileClient, read("").isMobileClient]).toEqual([false, false]);
});
