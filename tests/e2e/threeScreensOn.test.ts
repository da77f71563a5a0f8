import { describe, expect } from "vitest";
import type { Page, Route } from "playwright";
import { answerTo } from "../harness/answerTo";
import { cutLine } from "../harness/api";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerHealth, answerPerson, answerSmoker, answerState, askForPrices } from "./funnel/life";
import { waitForQuotes } from "./funnel/quotes";

/** What the service takes of each screen, in the order of the screens. */
const told = [{ health: { healthRating: "Great" } }, { smoker: "Never" }, { selectedType: "TERM" }];

const refusal = { type: "about:blank", title: "Invalid", status: 422, code: "VALIDATION", errors: [{ pointer: "/healthRating", message: "No" }] };

/** Stands between the page and the service, for what is sent of an application. */
async function between(page: Page, fate: (route: Route, pass: () => Promise<void>) => Promise<void>) {
  const state = { isOn: true, taken: [] as unknown[], atOnce: 0, most: 0 };
  await page.route(/\/v1\/applications\/[^/]+\/life$/, async (route) => {
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    const pass = async (): Promise<void> => {
      const response = await answerTo(route);
      if (response.ok()) state.taken.push(route.request().postDataJSON());
      await route.fulfill({ response });
    };
    await (state.isOn ? fate(route, pass) : pass()).catch(() => undefined);
    state.atOnce -= 1;
  });
  return state;
}

describe("a visitor who is three screens on", () => {
  const begin = async (visitor: Visitor): Promise<void> => {
    await answerState(visitor);
    await answerPerson(visitor);
    await visitor.isAt("life/health");
  };

  test("sees prices once answers that are late have arrived, each once, in order and one at a time", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    await begin(visitor);
    const held: (() => void)[] = [];
    const service = await between(visitor.page, (_route, pass) => new Promise<void>((resolve) => held.push(resolve)).then(pass));
    await askForPrices(visitor);
    await visitor.isAt("life/policy-compare");
    expect(service.taken).toEqual([]);
    service.isOn = false;
    for (const release of held) release();
    await waitForQuotes(visitor);
    expect(service.taken).toEqual(told.map((one) => expect.objectContaining(one)));
    expect(service.most).toBe(1);
  });

  test("loses no answer that the line cuts off, and tries again", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    visitor.journal.allow(cutLine);
    await begin(visitor);
    const service = await between(visitor.page, (route) => route.abort("connectionrefused"));
    await askForPrices(visitor);
    await visitor.seesHeading("We couldn't load your quotes");
    service.isOn = false;
    await visitor.press("Try again");
    await waitForQuotes(visitor);
    expect(service.taken).toEqual(told.map((one) => expect.objectContaining(one)));
  });

  test("sees the prices of their own answers when the service has taken them and its responses are lost", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    visitor.journal.allow(/net::ERR_CONNECTION_RESET/);
    await begin(visitor);
    const lost = new Set<string>();
    const service = await between(visitor.page, async (route, pass) => {
      const body = route.request().postData() ?? "";
      if (lost.has(body)) return pass();
      lost.add(body);
      await answerTo(route);
      return route.abort("connectionreset");
    });
    await askForPrices(visitor);
    await waitForQuotes(visitor);
    for (const one of told) expect(service.taken).toContainEqual(expect.objectContaining(one));
    expect(visitor.api.countOf("POST /v1/applications/life")).toBe(1);
  });

  test("is led back to an answer that the service refuses late, and from there to the prices", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    await begin(visitor);
    const service = await between(visitor.page, (route, pass) => {
      const isHealth = (route.request().postData() ?? "").includes("healthRating");
      return isHealth ? route.fulfill({ status: 422, contentType: "application/problem+json", headers: { "Access-Control-Allow-Origin": "*" }, json: refusal }) : pass();
    });
    await askForPrices(visitor);
    await visitor.isAt("life/health");
    await visitor.sees("Check this answer and correct it. The insurance companies can't use it.");
    expect(await visitor.widget.getByRole("radio", { name: /^Great/ }).isChecked()).toBe(true);
    service.isOn = false;
    await visitor.choose(/^Good/);
    await visitor.press("Continue");
    await visitor.isAt("life/policy-compare");
    await waitForQuotes(visitor);
    expect(service.taken[0]).toEqual({ health: { healthRating: "Good" } });
    expect(service.taken).toHaveLength(told.length);
  });

  test("has everything sent at the next visit, when the page was closed meanwhile", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "life/address") });
    visitor.journal.allow(cutLine);
    await begin(visitor);
    const service = await between(visitor.page, (route) => route.abort("connectionrefused"));
    await answerHealth(visitor);
    await answerSmoker(visitor, "Never");
    await visitor.isAt("life/coverage");
    await visitor.reload();
    service.isOn = false;
    await expect.poll(() => service.taken, { timeout: 60_000 }).toEqual(told.slice(0, 2).map((one) => expect.objectContaining(one)));
  });
});
