// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFunnel } from "../../src/app/createFunnel";
import type { LineSlug } from "../../src/business/lines";
import type { RouterAdapter } from "../../src/app/navigation/router";
import { aPartner } from "../../src/fixtures/sessionOptions";
import { newId } from "../../src/kernel/ids";
import { createLogger } from "../../src/kernel/logger";
import { addressLine1 } from "../../src/session/fields/address";
import { emailField, firstName } from "../../src/session/fields/person";
import { referralCode } from "../../src/session/fields/referral";
import { readHostContext } from "../../src/session/hostContext";
import { endpointOf } from "../harness/endpointOf";

/** The names of the calls to the service. */
const calls: string[] = [];
type RecordedEvents = Readonly<{ events: readonly Readonly<Record<string, unknown>>[] }>;
/** The events that the service was told. */
const recorded: RecordedEvents["events"][number][] = [];
const opened: ReturnType<typeof createFunnel>[] = [];
const lead = { leadId: newId(), quoteStatus: "CAPTURED", recordType: "HAPPY", revision: 1 };
const referrer = { referralCode: "code", firstName: "Ada", lastName: "Okafor", email: "ada@example.com", phone: "(614) 555-0138", partnerReturnUrl: null };

/** A service that knows each referral but "NOBODY". It refuses calls that no test is about. */
const serve: typeof fetch = async (address, { method = "GET", body = null } = {}) => {
  const url = address as string;
  const id = endpointOf({ method: () => method, url: () => url })?.id ?? "";
  calls.push(id);
  if (id === "recordEvents") recorded.push(...(JSON.parse(body as string) as RecordedEvents).events);
  if (id === "createLead") return Response.json({ ...lead, token: "t" });
  if (id === "updateLead") return Response.json({ ...lead, revision: 2, device: 0 });
  if (id === "deleteLead") return new Response(null, { status: 204 });
  if (id === "takeOverReferral" && !url.includes("NOBODY")) return Response.json(referrer);
  const problem = { type: "about:blank", title: "Unknown", status: 404, code: id === "takeOverReferral" ? "REFERRAL_NOT_FOUND" : "NOT_FOUND" };
  return Response.json(problem, { status: 404, headers: { "Content-Type": "application/problem+json" } });
};

interface Opened {
  readonly query?: string;
  readonly route?: string | null;
  readonly tab?: string;
  /** Taken off the page before its first screen is there. */
  readonly isRemoved?: boolean;
  /** Replaces another partner's funnel, to whom the route belongs. */
  readonly isAnother?: boolean;
  /** A link has restored the visit. */
  readonly isResumed?: boolean;
}

/** Opens the page with this query and route, in the tab with this name: another page of it is a reload. */
async function open({ query = "", route = "auto/address", tab = newId(), isRemoved = false, isAnother = false, isResumed = false }: Opened = {}) {
  const warned: string[] = [];
  const lines = signal<readonly LineSlug[]>([]);
  let at = route;
  const router: RouterAdapter = { read: () => at, push: (to) => void (at = to), replace: (to) => void (at = to), listen: () => () => undefined, href: () => "#" };
  const funnel = createFunnel({
    partner: aPartner({ lines: ["auto", "pet"] }),
    speech: signal({ language: "en" }),
    onLanguage: () => undefined,
    context: readHostContext({ search: query, pathname: "/", hash: "" }, "local"),
    logger: createLogger([({ code, details }) => void warned.push(`${code} ${String(details?.["line"] ?? "")}`.trim())]),
    emit: () => true,
    environment: "local",
    router,
    chrome: signal("minimal"),
    titleLevel: signal(1),
    lines,
    instanceId: tab,
    apiBase: "http://api.example",
    host: document.createElement("div"),
  });
  opened.push(funnel);
  const started = funnel.start(isAnother, isResumed);
  if (isRemoved) funnel.dispose();
  await started;
  await vi.dynamicImportSettled();
  const reload = (again: Opened = {}) => {
    funnel.dispose();
    calls.length = 0;
    return open({ query, route: at, tab, ...again });
  };
  return { ...funnel, lines, warned, reload, at: () => at };
}

beforeEach(() => {
  calls.length = recorded.length = 0;
  window.sessionStorage.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(serve);
});

// A funnel that went on would make calls over the real network after the last test.
afterEach(() => opened.splice(0).forEach(({ dispose }) => dispose()));
afterAll(() => void vi.restoreAllMocks());

describe("a visit", () => {
  it("is signed in with the token of an earlier page, until the host takes it back", async () => {
    let page = await open();
    const seen = [page.session.signedIn.peek()];
    for (const token of ["token", null]) {
      page.setAuthToken(token);
      seen.push(page.session.signedIn.peek());
      page = await page.reload();
      seen.push(page.session.signedIn.peek());
    }
    expect(seen).toEqual([false, true, true, false, false]);
  });

  it("tells the host's developer once of each line that isn't offered", async () => {
    const { navigator, enter, warned } = await open();
    for (const line of ["renters", "life", "renters"]) await navigator.go(line);
    expect(warned).toEqual(["line-not-offered renters", "line-not-offered life"]);
    enter("nonsense");
    enter("pet");
    expect(warned.slice(2)).toEqual(["line-not-offered nonsense"]);
  });

  it("looks a referral up once, and doesn't take back a code that nobody knows", async () => {
    const page = await open({ query: "?referralCode=NOBODY" });
    const codeIn = ({ session }: Pick<typeof page, "session">) => session.answers.peek().get(referralCode);
    expect([codeIn(page), calls.includes("takeOverReferral")]).toEqual(["", true]);
    const again = await page.reload();
    expect([codeIn(again), calls]).toEqual(["", []]);
  });

  it.each(["?referralCode=code", ""])("keeps the referral that it has looked up, and doesn't look it up again at %j", async (query) => {
    const page = await open({ query: "?referralCode=code" });
    expect(calls).toContain("takeOverReferral");
    const { session } = await page.reload({ query });
    expect([session.answers.peek().get(referralCode), calls.includes("takeOverReferral")]).toEqual(["code", false]);
  });

  it.each([
    ["", "IN-ROUTE"],
    ["?referralCode=IN-QUERY", "IN-QUERY"],
  ])("takes the referral of the route unless the page's address has one: %s", async (query, expected) => {
    const { session } = await open({ query, route: "auto/address/IN-ROUTE" });
    expect(session.answers.peek().get(referralCode)).toBe(expected);
    expect(calls.filter((id) => id === "takeOverReferral")).toHaveLength(1);
  });

  it.each<[string, Opened, string]>([
    ["the page's address names its own application", { query: "?applicationId=own" }, "auto/driver"],
    ["a link has restored it", { isResumed: true }, "auto/driver"],
    ["another partner's funnel had the page's route before", { isAnother: true }, "auto/driver"],
    ["nothing but the route says so", {}, "auto/address"],
    ["the page's address names another application", { query: "?applicationId=another" }, "auto/address"],
  ])("continues where it was if %s: %o", async (_when, again, expected) => {
    const page = await open();
    page.session.application.value = { id: "own", token: "t", line: "auto", revision: 1, ratedWith: null };
    page.session.complete("address");
    await page.navigator.go("auto/driver");
    expect((await page.reload({ route: "auto/address", ...again })).at()).toBe(expected);
  });

  type Page = Awaited<ReturnType<typeof open>>;
  it.each<[string, (page: Page) => void, string]>([
    ["a step of its line", ({ goTo }) => goTo("finalize/phone"), "auto/finalize/phone"],
    ["a step of a line by its name", ({ goTo }) => goTo("pet/info"), "pet/info"],
    ["a line", ({ enter }) => enter("pet"), "pet/info"],
    ["no line", ({ enter }) => enter(null), ""],
    ["a line that there isn't", ({ enter }) => enter("nonsense"), ""],
  ])("goes where the host says: %s", async (_where, act, expected) => {
    const page = await open();
    act(page);
    await vi.waitFor(() => expect(page.at()).toBe(expected), 10_000);
  });

  it.each<[string, Opened, readonly string[]]>([
    ["takes the person of the page's address over", {}, ["takeOverLeadLookup", "takeOverReferral"]],
    ["reads again only whose lead it was, if a link has restored it", { isResumed: true }, ["readLeadLookup"]],
  ])("%s", async (_what, opened, expected) => {
    await open({ query: "?splookup=one&referralCode=code", ...opened });
    await vi.waitFor(() => expect(calls.filter((id) => /lead-?lookup|referral/i.test(id)).toSorted()).toEqual(expected));
  });

  it("without a person in its address asks for none, also if a link has restored it", async () => {
    for (const isResumed of [false, true]) await open({ isResumed });
    expect(calls).toEqual([]);
  });

  it.each<[string, readonly LineSlug[], string]>([
    ["is shown another line if the page no longer offers its own", ["pet"], "pet/info"],
    ["stays in a line that is still offered", ["pet", "auto"], "auto/address"],
  ])("%s", async (_what, offered, expected) => {
    const page = await open();
    page.lines.value = offered;
    page.linesChanged();
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(page.at()).toBe(expected));
  });

  it("reports each screen with its line and step", async () => {
    const { navigator, dispose } = await open({ route: "" });
    for (const route of ["auto", "privacy-policy"]) await navigator.go(route);
    dispose();
    await vi.waitFor(() => expect(recorded).not.toEqual([]));
    expect(recorded.filter(({ event }) => event === "page_view").map(({ line, step, path }) => [line, step, path])).toEqual([[null, null, ""], ["PERSONAL_AUTO", "address", "auto/address"], ["PERSONAL_AUTO", null, "privacy-policy"]]);
  });

  it("leaves a lookup that works once to the funnel that replaces it before it was shown", async () => {
    await open({ query: "?splookup=one", isRemoved: true });
    expect(calls).not.toContain("takeOverLeadLookup");
  });

  it("keeps the furthest group that was reached, and none for an advisor's page ahead of it", async () => {
    const { session, navigator } = await open();
    for (const step of ["address", "driver", "loading"]) session.complete(step);
    const seen: number[] = [];
    for (const step of ["years-continuous-coverage", "address", "finalize/contact"]) {
      await navigator.go(`auto/${step}`);
      expect(navigator.view.peek()?.step?.id).toBe(step);
      seen.push(session.progress().furthestGroup);
    }
    expect(seen).toEqual([1, 1, 1]);
  });

  it("returns to its last step after a page beside the flow", async () => {
    const page = await open();
    await page.navigator.go("privacy-policy");
    expect(page.at()).toBe("privacy-policy");
    const again = await page.reload({ route: null });
    expect(again.at()).toBe("auto/address");
  });

  it("goes on with a lead's create that the page before began, and deletes the lead when it starts over", async () => {
    const page = await open();
    page.session.leadCreation.value = { idempotencyKey: "key", body: { insuranceLine: "PERSONAL_AUTO" } };
    const { session, startOver, at } = await page.reload();
    await vi.waitFor(() => expect(session.lead.peek()).not.toBeNull());
    expect(calls.filter((id) => id === "createLead")).toHaveLength(1);
    startOver();
    await vi.waitFor(() => expect(calls).toContain("deleteLead"));
    expect([session.lead.peek(), session.line.peek(), session.journeys.peek(), at()]).toEqual([null, null, {}, ""]);
  });

  it("deletes at the visitor's request what was told, as answer and as draft, and keeps who sent them", async () => {
    const { session, deleteAnswers, at } = await open({ query: "?referralCode=code" });
    const told = [firstName, emailField, addressLine1];
    session.commit(Object.fromEntries(told.map(({ name }) => [name, "told"])));
    for (const field of told) session.draft(field).value = "typed";
    const seen = () => told.flatMap((field) => [session.answers.peek().get(field), session.draft(field).peek()]);
    expect(seen()).toEqual(["told", "typed", "told", "typed", "told", "typed"]);
    deleteAnswers();
    expect(seen()).toEqual(["", "", "", "", "", ""]);
    expect(session.answers.peek().get(referralCode)).toBe("code");
    await vi.waitFor(() => expect(at()).toBe(""));
  });
});
