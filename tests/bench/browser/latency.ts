import type { Page } from "playwright";
import { until } from "./until";

/** What was armed in the page, as soon as it is known. */
export const latency = (page: Page, what: string): Promise<number> => until(what, () => page.evaluate(() => window.fields.latency), 20);
