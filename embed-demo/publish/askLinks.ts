import type { PartnerConfig } from "../../src/partner/content";
import type { Fault } from "./fault";
import { linksOf } from "./linksOf";

/** Milliseconds to wait for one answer. */
const patience = 10_000;

/** Requests each page that a config links to, once, and reports those that don't answer with a page. */
export async function askLinks(config: PartnerConfig): Promise<readonly Fault[]> {
  const links = linksOf(config);
  const answers = new Map([...new Set(links.map(([, address]) => address))].map((address) => [
    address,
    fetch(address, { signal: AbortSignal.timeout(patience) }).then(({ ok, status }) => (ok ? null : `answers ${status}`), () => "doesn't answer"),
  ]));
  const told = await Promise.all(links.map(async ([place, address]) => ({ place, answer: await answers.get(address) })));
  return told.flatMap(({ place, answer }) => (answer ? [{ file: "config.json", place, text: `the page ${answer}: correct the address, or repair the page`, stops: false }] : []));
}
