import type { Route } from "playwright";
import { expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { reachPrices } from "../hosts/walk";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import { hostPage, widgetTag } from "../harness/hostPage";

/** Adds what a later version of the service may have: members that this element doesn't know, in an object and in each of a list. */
function later(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(later);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, Array.isArray(member) ? later(member) : member]);
  return { ...Object.fromEntries(members), addedLater: { since: "1.9.0" } };
}

/** Adds the same to a stream of events, and an event of a kind that this element doesn't know before each of them. */
const laterEvents = (stream: string): string =>
  stream.replace(/^(?:event: .*\n|id: .*\n)*data: (.*)$/gm, (event, data: string) => `event: added-later\ndata: {}\n\n${event.replace(data, JSON.stringify(later(JSON.parse(data))))}`);

/** Answers from the service as a later version would. Returns the kind of response, or null if the page is closed meanwhile. */
async function answerLater(route: Route): Promise<string | null> {
  const response = await answerTo(route).catch(() => null);
  const text = (await response?.text().catch(() => null)) ?? null;
  if (!response || text === null) return null;
  const [type = ""] = (response.headers()["content-type"] ?? "").split(";");
  const body = type === "text/event-stream" ? laterEvents(text) : /json$/.test(type) && text ? JSON.stringify(later(JSON.parse(text))) : text;
  await route.fulfill({ response, body }).catch(() => undefined);
  return type;
}

test("a released element gets prices from a service that has since gained members and events", async ({ open, origins }) => {
  const kinds = new Set<string | null>();
  const visitor = await open({
    site: partnerSite,
    address: `${origins.sites}/somebody/`,
    prepare: async (context) => {
      await hostPage(context, origins, widgetTag(origins, 'partner="prairie-lantern" line="pet"'));
      await context.route(`${origins.api}/v1/**`, async (route) => void kinds.add(await answerLater(route)));
    },
  });
  await visitor.arrive();
  await reachPrices(visitor);
  expect([...kinds]).toEqual(expect.arrayContaining(["application/json", "text/event-stream"]));
});

test("the service takes a later element's requests, whose further members it doesn't know", async ({ open, origins }) => {
  const sent: string[] = [];
  const visitor = await open({
    site: partnerSite,
    address: `${origins.sites}/somebody/`,
    prepare: async (context) => {
      await hostPage(context, origins, widgetTag(origins, 'partner="prairie-lantern" line="pet"'));
      await context.route(`${origins.api}/v1/**`, async (route) => {
        const body = route.request().postData();
        if (!body) return route.continue();
        sent.push(new URL(route.request().url()).pathname);
        return route.continue({ postData: JSON.stringify(later(JSON.parse(body))) });
      });
    },
  });
  await visitor.arrive();
  await reachPrices(visitor);
  expect(sent).toEqual(expect.arrayContaining(["/v1/leads", "/v1/applications/pet"]));
});
