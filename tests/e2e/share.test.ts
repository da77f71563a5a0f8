import { describe, expect } from "vitest";
import type { Page, Route } from "playwright";
import { inspect } from "../harness/inspect";
import { withAxe } from "../harness/axe";
import { resumed } from "../harness/resumed";
import { allSites, partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { rowButtons, selectFirst, waitForQuotes } from "./funnel/quotes";
import { shareLink } from "./funnel/shareLink";

const carriers = (visitor: Visitor) => rowButtons(visitor).allTextContents();

/** Returns the address of the demo's list of e-mails, and of the newest e-mail. */
async function newestEmail({ page, origins }: Visitor): Promise<{ list: string; email: string }> {
  const read = async (path: string): Promise<string> => (await page.request.get(origins.external + path)).text();
  const list = await read("/outbox/");
  return { list, email: await read(/\/outbox\/[\w-]+/.exec(list)?.[0] ?? "") };
}

/** Holds the next request to the path back, and returns what lets it go, or refuses it with a status. */
async function hold(page: Page, path: string, refusedWith?: number): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, (route) => held.then(() => (refusedWith === undefined ? route.continue() : route.fulfill({ status: refusedWith }))), { times: 1 });
  return letGo;
}

const fragmentOf = (page: Page): string => new URL(page.url()).hash;

describe("a link to continue on another device", () => {
  test.for(allSites)("brings answers and quotes to another browser, once ($id)", async (site, { visit, open }) => {
    const first = await visit(resumed("policy-compare", { site }));
    await waitForQuotes(first);
    const url = await shareLink(first);
    // The dialog stands inside the list of tools, and doesn't look like it.
    expect(await first.button("Email the link").evaluate((button) => getComputedStyle(button).justifyContent)).toBe("center");
    expect(new URL(url).hash).toMatch(/^#iq-resume=[\w-]{43}$/);
    expect(url).not.toMatch(/iq=|auto|Morgan|@/i);

    const second = await visit({ site, address: url, width: "phone" });
    await waitForQuotes(second);
    expect(await carriers(second)).toEqual(await carriers(first));
    expect(second.page.url()).not.toContain("iq-resume");
    await second.isAt("auto/policy-compare");
    await second.reload();
    await waitForQuotes(second);

    const third = await open({ site, address: url });
    await third.arrive();
    await third.sees(/This link has expired or was already used/);
    expect(fragmentOf(third.page)).not.toContain("iq-resume");
    await expect.poll(() => third.route()).not.toBe("auto/policy-compare");
  });

  test("makes the first device say that the visit has moved, and offer it back", async ({ visit, open }) => {
    const first = await visit(resumed("policy-compare"));
    await waitForQuotes(first);
    const second = await open({ site: first.site, address: await shareLink(first) });
    await waitForQuotes(second);
    const left = /^You went on on another device/;
    // The press closes the notice before the service has the news.
    const takesBack = async (visitor: Visitor) => {
      await Promise.all([visitor.page.waitForResponse(/\/resume-links\/return$/), visitor.press("Use this device instead")]);
      await visitor.widget.getByText(left).waitFor({ state: "detached" });
    };
    expect(await second.widget.getByText(left).count()).toBe(0);

    await first.page.keyboard.press("Escape");
    await first.sees(left);
    await takesBack(first);
    // Returning to a window focuses it, which a headless browser doesn't report.
    const comesBack = ({ page }: Visitor) => page.evaluate(() => dispatchEvent(new Event("focus")));
    await comesBack(second);
    await second.sees(left);
    await comesBack(first);
    await second.reload();
    await second.sees(left);
    await takesBack(second);
    expect(await first.widget.getByText(left).count()).toBe(0);
  });

  test("that doesn't exist says so, and the funnel starts as usual", async ({ open, origins }) => {
    const visitor = await open({ site: partnerSite, address: `${origins.sites}/partner/#iq-resume=${"x".repeat(43)}` });
    await visitor.arrive();
    await visitor.sees(/This link has expired or was already used/);
    expect(visitor.page.url()).not.toContain("iq-resume");
  });

  test.for([
    ["the connection was lost", (route: Route) => route.abort()],
    ["every answer of its first try was lost", (route: Route) => route.fetch().then(() => route.abort())],
  ] as const)("is tried again if %s", async ([_when, fail], { visit, open }) => {
    const first = await visit(resumed("policy-compare"));
    await waitForQuotes(first);
    const url = await shareLink(first);
    let isFailing = true;
    const second = await open({
      address: url,
      prepare: (context) => context.route("**/v1/resume-links/redemption", (route) => (isFailing ? fail(route) : route.continue())),
    });
    second.journal.allow(/ERR_FAILED/);
    await second.sees("We couldn't open your saved quote");
    isFailing = false;
    await second.alerts.getByRole("button", { name: "Try again" }).click();
    await waitForQuotes(second);
    await second.isAt("auto/policy-compare");
  });

  test("that couldn't be made keeps the focus in the dialog while it is tried again", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    const refused = { type: "about:blank", title: "", status: 400, code: "VALIDATION" };
    await visitor.page.route("**/v1/resume-links", (route) => route.fulfill({ status: 400, contentType: "application/problem+json", body: JSON.stringify(refused) }), { times: 1 });
    visitor.journal.allow(/400/);
    await visitor.press("Save or continue on another device");
    const again = visitor.dialog("Continue on another device").getByRole("button", { name: "Try again" });
    await again.focus();
    await visitor.page.keyboard.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await visitor.page.evaluate(() => document.querySelector("insurance-quote")?.shadowRoot?.activeElement?.textContent)).toBe("Continue on another device");
  });

  test("can be copied, and is e-mailed to the masked address", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare", {}, (context) => context.grantPermissions(["clipboard-read", "clipboard-write"])));
    await waitForQuotes(visitor);
    const url = await shareLink(visitor);
    await visitor.press("Copy link");
    await visitor.sees("Link copied");
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await visitor.press("Email the link");
    await visitor.sees(/^Sent to .•••@/);
    // The service sends behind its answer.
    await expect.poll(async () => (await newestEmail(visitor)).email).toContain("Continue where you left off");
  });

  test("is e-mailed though the dialog is closed meanwhile", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await shareLink(visitor);
    const letGo = await hold(visitor.page, "/v1/resume-links");
    const [asked] = await Promise.all([visitor.page.waitForRequest("**/v1/resume-links"), visitor.press("Email the link")]);
    await visitor.page.keyboard.press("Escape");
    await visitor.dialog().waitFor({ state: "detached" });
    letGo();
    expect((await asked.response())?.status()).toBe(201);
  });

  test("that couldn't be e-mailed is told of after the dialog is closed", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    visitor.journal.allow(/400/);
    await waitForQuotes(visitor);
    await shareLink(visitor);
    const letGo = await hold(visitor.page, "/v1/resume-links", 400);
    await Promise.all([visitor.page.waitForRequest("**/v1/resume-links"), visitor.press("Email the link")]);
    await visitor.page.keyboard.press("Escape");
    await visitor.dialog().waitFor({ state: "detached" });
    letGo();
    await visitor.sees("Your email wasn't sent. You can send it again.");
  });
});

describe("Email my quotes", () => {
  test("sends the prices with a link that restores the visit", async ({ visit, open }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await visitor.button("Email my quotes").focus();
    await visitor.page.keyboard.press("Enter");
    const dialog = visitor.dialog("Email my quotes");
    await dialog.getByRole("button", { name: "Edit the address" }).click();
    await visitor.focusIsOn(visitor.field("Email address"));
    await visitor.fill("Email address", "nowhere");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await dialog.getByText("Must contain an @ symbol").first().waitFor();
    const to = `zebulon.${Date.now()}@example.com`;
    await visitor.fill("Email address", to);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await visitor.sees("Sent to z•••@example.com");
    await visitor.page.keyboard.press("Escape");
    await visitor.focusIsOn(visitor.button("Email my quotes"));
    const { list, email } = await newestEmail(visitor);
    expect(list).toContain(to);
    const link = /http[^"<\s]+#iq-resume=[\w-]{43}/.exec(email)?.[0] ?? "";
    // The link of a batch's e-mail: it has quotes made before the visit, and the lead they belong to.
    const records: unknown[] = [];
    const second = await open({
      address: link.replace("#", "?splookup=lookup-8vq2rk6t4xnw#"),
      prepare: async (context) => {
        context.on("request", (request) => {
          const isLead = request.method() === "PATCH" && request.url().includes("/v1/leads/");
          if (isLead) records.push((request.postDataJSON() as { recordType?: string } | null)?.recordType);
        });
      },
    });
    await waitForQuotes(second);
    expect(await carriers(second)).toEqual(await carriers(visitor));
    await expect.poll(() => records).toContain("BATCH_QUOTE_TO_DIGITAL");
    // No company is asked a second time, on either device.
    await visitor.reload();
    await waitForQuotes(visitor);
    await visitor.button("Back").or(visitor.link("Back")).first().click();
    await visitor.press("See my quotes!");
    await waitForQuotes(visitor);
    expect([visitor, second].map(({ api }) => api.countOf("POST /v1/applications/{id}/submission"))).toEqual([1, 0]);
  });

  test("sends one e-mail for two presses with a reload between them", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    const to = `zebulon.${Date.now()}@example.com`;
    const asks = async () => {
      await visitor.press("Email my quotes");
      await visitor.button("Edit the address").click();
      await visitor.fill("Email address", to);
      await visitor.dialog("Email my quotes").getByRole("button", { name: "Send", exact: true }).click();
    };
    // The service has taken the request, and the page goes before its answer.
    const taken = new Promise<void>((resolve) => void visitor.page.route("**/v1/notifications", (route) => route.fetch().then(() => resolve()), { times: 1 }));
    await asks();
    await taken;
    await visitor.reload();
    await waitForQuotes(visitor);
    await asks();
    await visitor.sees("Sent to z•••@example.com");
    expect((await newestEmail(visitor)).list.split(to)).toHaveLength(2);
  });

  test("says beside the address why nothing was sent", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    await visitor.page.route("**/v1/notifications", (route) =>
      route.fulfill({ status: 429, contentType: "application/problem+json", body: JSON.stringify({ type: "about:blank", title: "", status: 429, code: "EMAIL_LIMIT" }) }),
    );
    visitor.journal.allow(/429/);
    await visitor.press("Email my quotes");
    await visitor.dialog("Email my quotes").getByRole("button", { name: "Send", exact: true }).click();
    await visitor.sees("We can't send more emails today. Try again tomorrow.");
  });

  describe("while it is sent", () => {
    /** Presses Send and closes the dialog. */
    async function sendAndClose(visitor: Visitor, to: string): Promise<void> {
      await waitForQuotes(visitor);
      await visitor.press("Email my quotes");
      await visitor.button("Edit the address").click();
      await visitor.fill("Email address", to);
      const asked = visitor.page.waitForRequest("**/v1/notifications");
      await visitor.dialog("Email my quotes").getByRole("button", { name: "Send", exact: true }).click();
      await asked;
      await visitor.page.keyboard.press("Escape");
      await visitor.dialog().waitFor({ state: "detached" });
    }

    async function sendAndLeave(visitor: Visitor, to: string): Promise<void> {
      await sendAndClose(visitor, to);
      await selectFirst(visitor);
      await visitor.isAt(/^auto\/finalize/);
    }

    test("the quotes can be left", async ({ visit }) => {
      const visitor = await visit(resumed("policy-compare"));
      const to = `zebulon.${Date.now()}@example.com`;
      const letGo = await hold(visitor.page, "/v1/notifications");
      await sendAndLeave(visitor, to);
      const told = visitor.page.waitForRequest((request) => request.method() === "PATCH" && /"emailId":"[^"]/.test(request.postData() ?? ""));
      letGo();
      await told;
      await expect.poll(async () => (await newestEmail(visitor)).list).toContain(to);
    });

    test.for([
      ["beside the closed dialog", sendAndClose],
      ["on the screen that follows", sendAndLeave],
    ] as const)("a failure is told %s", async ([, act], { visit }) => {
      const visitor = await visit(resumed("policy-compare"));
      visitor.journal.allow(/400/);
      const letGo = await hold(visitor.page, "/v1/notifications", 400);
      await act(visitor, "zebulon@example.com");
      letGo();
      await visitor.sees("Your email wasn't sent. You can send it again.");
    });
  });
});

test.for(["phone", "desktop"] as const)("both dialogs are legible and reachable (%s)", async (width, { visit }) => {
  const visitor = await visit({ ...resumed("policy-compare", {}, withAxe), width });
  await waitForQuotes(visitor);
  await shareLink(visitor);
  await visitor.settled();
  await inspect(visitor, "share");
  await visitor.page.keyboard.press("Escape");
  await visitor.press("Email my quotes");
  await visitor.settled();
  await inspect(visitor, "e-mail");
});
