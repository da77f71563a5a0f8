import type { Page } from "playwright";
import { until } from "./until";

/** Waits for the latency that was armed in the page. */
export const latency = (page: Page, what: string): Promise<number> => until(what, () => page.evaluate(() => window.fields.latency), 20);
