import type { BrowserContext } from "playwright";
import { originsOf, type Origins } from "../../embed-demo/hosting/origins";
import { answerTo } from "./answerTo";

/** Lets a page reach the demo by the addresses that the docs name. */
export async function answerFromDemo(context: BrowserContext, origins: Origins): Promise<void> {
  const { widget, api } = originsOf(4400);
  const hosts = { "https://widget.clearmoor.example": origins.widget, "https://api.clearmoor.example": origins.api, [widget]: origins.widget, [api]: origins.api };
  for (const [host, local] of Object.entries(hosts)) {
    await context.route(`${host}/**`, async (route) => {
      const response = await answerTo(route, route.request().url().replace(host, local)).catch(() => null);
      // The test has ended meanwhile.
      if (response) await route.fulfill({ response }).catch(() => undefined);
    });
  }
}
