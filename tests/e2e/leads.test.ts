import type { Request } from "playwright";
import { describe, expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerAddress } from "./funnel/address";
import { saveMainDriver } from "./funnel/driver";
import { homes } from "./funnel/people";
import { arrived, selectFirst } from "./funnel/quotes";

describe("a lead that the service creates without its response arriving", () => {
  test("blocks no visitor, survives a reload, and stays one lead", async ({ visit }) => {
    const asked: { key: string | undefined; leadId: string }[] = [];
    const visitor = await visit({
      prepare: (context) =>
        context.route("**/v1/leads", async (route) => {
          const request = route.request();
          if (request.method() !== "POST") return route.continue();
          const response = await answerTo(route);
          const { leadId } = (await response.json()) as { leadId: string };
          // The first response never arrives.
          const isFirst = asked.push({ key: request.headers()["idempotency-key"], leadId }) === 1;
          return isFirst ? undefined : route.fulfill({ response });
        }),
    });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await expect.poll(() => asked.length).toBe(1);
    await visitor.reload();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
    const named = visitor.page.waitForRequest((request) => request.method() === "PATCH" && request.url().endsWith(`/v1/leads/${asked[0]?.leadId ?? ""}`));
    await saveMainDriver(visitor);
    await visitor.press("Continue");
    await named;
    expect(asked).toHaveLength(2);
  });
});

test("a service that finds no lead is given one more, and no third, and takes the request once it finds that one", async ({ visit }) => {
  const visitor = await visit(resumed("policy-compare", { line: "homeowners" }));
  const updates = /\/v1\/leads\/[^/]+(?:\?|$)/;
  const missing = { status: 404, contentType: "application/problem+json", body: JSON.stringify({ type: "about:blank", title: "Not found", status: 404, code: "NOT_FOUND" }) };
  await visitor.page.route(updates, (route) => (route.request().method() === "OPTIONS" ? route.fallback() : route.fulfill(missing)));
  await selectFirst(visitor);
  await visitor.isAt("homeowners/finalize/contact");
  await visitor.choose("Email me", "How should we contact you?");
  for (const press of ["Send my request", "Try again"]) {
    // The press removes the last alert, so one that is there after the response is this press's own.
    await Promise.all([visitor.page.waitForResponse((response) => updates.test(response.url()) && response.status() === 404), visitor.press(press)]);
    await visitor.alerts.getByRole("button", { name: "Try again" }).waitFor();
  }
  expect(visitor.api.countOf("POST /v1/leads")).toBe(2);
  await visitor.page.unroute(updates);
  await visitor.press("Try again");
  await visitor.isAt("homeowners/finalize/success");
  expect(visitor.api.countOf("POST /v1/leads")).toBe(2);
});

test("a phone number that is sent and then taken back leaves the lead", async ({ visit }) => {
  const visitor = await visit(resumed("personal-info", { line: "renters" }));
  await visitor.choose("Single", "Marital status");
  /** Leads on with this phone number, until the service has taken a lead, or an update of it, that says so. */
  const leadOn = async (phone: string, told: string) => {
    await visitor.fill("Phone", phone);
    const isUpdate = (request: Request) => request.url().includes("/v1/leads") && (request.postData() ?? "").includes(told);
    await Promise.all([visitor.page.waitForResponse((response) => isUpdate(response.request()) && response.ok()), visitor.press("See my quotes!")]);
    await visitor.seesHeading(arrived);
  };
  await leadOn("(512) 555-0138", '"phone":"5125550138"');
  await visitor.page.goBack();
  await visitor.isAt("renters/personal-info");
  await leadOn("", '"withdrawn":["phone"]');
});

describe("leaving a contact request while it is being sent", () => {
  /** Presses the button on the contact page, goes back, and holds the lead's calls meanwhile. */
  async function pressAndLeave(visitor: Visitor, isHeld: (status: unknown) => boolean, asksForCall = false): Promise<() => void> {
    await selectFirst(visitor);
    await visitor.isAt("homeowners/finalize/contact");
    await visitor.choose(asksForCall ? "I'll call you" : "Email me", "How should we contact you?");
    if (asksForCall) await visitor.fill("Phone", "(512) 555-0138");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    await visitor.page.route(/\/v1\/leads\//, async (route) => {
      if (isHeld((route.request().postDataJSON() as { quoteStatus?: string }).quoteStatus)) {
        reach();
        await held;
      }
      await route.fallback().catch(() => undefined);
    });
    await visitor.press("Send my request");
    await reached;
    await visitor.back();
    await visitor.isAt("homeowners/policy-compare");
    return release;
  }
  const onQuotes = resumed("policy-compare", { line: "homeowners" });
  const endsWithOneLead = async (visitor: Visitor): Promise<void> => {
    await visitor.isAt("homeowners/finalize/success");
    await visitor.seesHeading("You're all set, Morgan");
    expect(visitor.api.countOf("POST /v1/leads")).toBe(1);
  };

  test("doesn't finish before it is sent again", async ({ visit }) => {
    const visitor = await visit(onQuotes);
    const finalized: string[] = [];
    visitor.page.on("request", (request) => {
      if (/"quoteStatus":"FINALIZED"/.test(request.postData() ?? "")) finalized.push(request.url());
    });
    // The number and the answer to its consent are sent first, so the lead is finalized by the following call.
    const release = await pressAndLeave(visitor, () => true, true);
    release();
    await visitor.page.unrouteAll({ behavior: "wait" });
    await visitor.seesHeading(arrived);
    await visitor.forward();
    await visitor.isAt("homeowners/finalize/contact");
    await visitor.press("Send my request");
    await endsWithOneLead(visitor);
    expect(finalized).toHaveLength(1);
  });

  test("shows that it was received", async ({ visit }) => {
    const visitor = await visit(onQuotes);
    const release = await pressAndLeave(visitor, (status) => status === "FINALIZED");
    release();
    await endsWithOneLead(visitor);
  });

  test("and sending it again at once make one request", async ({ visit }) => {
    const visitor = await visit(onQuotes);
    const release = await pressAndLeave(visitor, (status) => status === "FINALIZED");
    await visitor.forward();
    await visitor.isAt("homeowners/finalize/contact");
    await visitor.press("Send my request");
    await visitor.widget.locator("button[aria-busy=true]").waitFor();
    release();
    await endsWithOneLead(visitor);
  });

  test("doesn't touch what is typed in another line meanwhile", async ({ visit }) => {
    const visitor = await visit(onQuotes);
    const release = await pressAndLeave(visitor, (status) => status === "FINALIZED");
    await visitor.widget.evaluate((element: HTMLElementTagNameMap["insurance-quote"]) => element.start("pet"));
    await visitor.isAt("pet/info");
    await visitor.fill("Your pet's name", "Constructor");
    const answered = visitor.page.waitForResponse((response) => (response.request().postData() ?? "").includes('"quoteStatus":"FINALIZED"'));
    release();
    await (await answered).finished();
    await visitor.fill("ZIP code", "78701");
    expect(await visitor.field("Your pet's name").inputValue()).toBe("Constructor");
    await visitor.isAt("pet/info");
  });
});
