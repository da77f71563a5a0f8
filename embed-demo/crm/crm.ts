import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { html } from "hono/html";
import { localeOf, type Language } from "../../src/kernel/language";
import { inLanguage, spoken } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";
import { eventFacts, eventTitles } from "./eventFacts";
import { createInbox, type Entry } from "./inbox";

/** The path of the demo's receiver, which every partner of the demo has as its address. */
export const crmPath = "/crm/";

const template = fileURLToPath(new URL("page.html", import.meta.url));

/** A partner's own system in the demo: receives the events of leads, and shows them to its staff. */
export function crm(secret: string, headers: Record<string, string>): Hono {
  const inbox = createInbox(secret);
  const app = new Hono();
  app.post(crmPath, async ({ req, body }) => (inbox.receive(req.raw.headers, await req.text()) ? body(null, 204) : body(null, 401)));
  app.get(crmPath, async ({ req, html: respond }) => respond(await page(inbox.entries(), languageOf(req.raw)), 200, { ...headers, "Cache-Control": "no-store" }));
  return app;
}

async function page(entries: readonly Entry[], language: Language): Promise<string> {
  const say = (text: string): string => spoken(text, language);
  const times = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const time = (instant: Date | string): string => `${times.format(new Date(instant))} UTC`;
  const items = entries.map(({ event, receivedAt, times: count }) => {
    const facts = eventFacts(event, { language, time }).map(([name, value]) => html`<div><dt>${say(name)}</dt><dd>${say(value)}</dd></div>`);
    return html`<li>
        <h2>${say(eventTitles[event.type])}</h2>
        <p>${event.data.partner} · ${say("Lead")} ${event.data.leadId.slice(0, 8)} · <time datetime="${receivedAt.toISOString()}">${time(receivedAt)}</time>${count > 1 ? ` · ${say("Arrived {count} times").replace("{count}", String(count))}` : ""}</p>
        ${facts.length > 0 ? html`<dl>${facts}</dl>` : html`<p>${say("Earlier entries about this lead were deleted.")}</p>`}
      </li>`;
  });
  const filled: Readonly<Record<string, string>> = {
    intro: say(entries.length === 0 ? "Nothing has arrived yet. Start a quote on one of the demo’s sites, and refresh this page." : "What the quote service reported, newest first. Every call was verified by its signature."),
    entries: items.map(String).join("\n      "),
  };
  return inLanguage(await readFile(template, "utf8"), language).replace(/\[\[(\w+)\]\]/g, (_open, name: string) => filled[name]!);
}
