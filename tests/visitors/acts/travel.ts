import fc from "fast-check";
import { lineSlugs } from "../../../src/business/lines";
import { allStepsOf, lineOf } from "../../flows/lines";
import { act } from "../act";

const patience = { waitUntil: "commit", timeout: 5_000 } as const;

/** Going back and forth, and reloading. */
export const history = fc.constantFrom(
  act("back", ({ tab }) => tab.page.goBack(patience).catch(() => null)),
  act("back", ({ tab }) => tab.page.goBack(patience).catch(() => null)),
  act("forward", ({ tab }) => tab.page.goForward(patience).catch(() => null)),
  act("back twice at once", ({ tab }) => tab.page.evaluate(() => window.history.go(-2))),
  act("back and forward at once", ({ tab }) =>
    tab.page.evaluate(() => {
      window.history.back();
      window.history.forward();
    }),
  ),
  act("reload", ({ tab }) => tab.page.reload({ waitUntil: "domcontentloaded" }).catch(() => null)),
);

const pages = ["", "privacy-policy", "not-found", "error", "redirecting", "finalize/contact", "policy-details", "finalize-purchase", "no/such/page", "auto/no-such-step", "renters/purchase/success", "renters/purchase/failure"];

/** Every route that the widget has, and some that it hasn't. */
const routes = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...lineSlugs.flatMap((slug) => allStepsOf(lineOf(slug)).map(({ id }) => `${slug}/${id}`))) },
  { weight: 1, arbitrary: fc.constantFrom(...pages) },
);

/** A link to any route, followed in the tab. One to another line begins anew. */
export const deepLinks = routes.map((route) =>
  act(`follow a link: ${route}`, async (visit) => {
    const { tab, site, origins } = visit;
    const line = tab.routeOf(await tab.look())?.split("/")[0];
    if (route.split("/")[0] !== line) tab.story.beginAnew();
    await tab.page.goto(site.at(origins, route), { waitUntil: "domcontentloaded" }).catch(() => null);
  }),
);

/** A link within the same line, as from a bookmark. */
export const ownLinks = fc.nat(60).map((pick) =>
  act(`follow a link of the line: ${pick}`, async (visit) => {
    const { tab, site, origins } = visit;
    const at = tab.routeOf(await tab.look())?.split("/")[0];
    const line = lineSlugs.find((slug) => slug === at);
    if (!line) return;
    const steps = allStepsOf(lineOf(line));
    await tab.page.goto(site.at(origins, `${line}/${steps[pick % steps.length]!.id}`), { waitUntil: "domcontentloaded" }).catch(() => null);
  }),
);

/** Leaves for another site and returns, by the browser's own cache of pages where it keeps one. */
export const excursion = fc.constant(
  act("leave and return", async ({ tab, origins }) => {
    await tab.page.goto(`${origins.external}/locations/`, { waitUntil: "domcontentloaded" }).catch(() => null);
    await tab.page.goBack(patience).catch(() => null);
  }),
);
