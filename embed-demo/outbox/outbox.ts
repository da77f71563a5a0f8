import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { html } from "hono/html";
import { localeOf, type Language } from "../../src/kernel/language";
import type { UnmadeAttachment } from "../service/mail/mailer";
import type { OutboxEmail } from "../service/mail/outbox";
import { inLanguage, spoken } from "../texts/inLanguage";
import { languageOf } from "../texts/pageLanguage";

/** An e-mail has its own styles and runs nothing. Its links open the page that it was requested on. */
const emailHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

const template = fileURLToPath(new URL("page.html", import.meta.url));

/** The outbox of the service. */
export interface OutboxDoors {
  readonly read: () => Promise<readonly OutboxEmail[]>;
  /** The files that an e-mail carries, of which each is made when it is opened. */
  readonly attachments?: ((email: OutboxEmail) => Promise<readonly UnmadeAttachment[]>) | undefined;
}

/** Shows the demo's e-mails, because no mail server takes them: a list at `/outbox/`, and each e-mail under its id, with its files below that. */
export function outbox({ read, attachments = async () => [] }: OutboxDoors, headers: Record<string, string>): Hono {
  const app = new Hono();
  app.get("/outbox/", async ({ req, html: respond }) => respond(await page(await listed(await read()), languageOf(req.raw)), 200, { ...headers, "Cache-Control": "no-store" }));
  app.get("/outbox/:id", async ({ req, html: respond }) => {
    const found = (await read()).find(({ id }) => id === req.param("id"));
    return found ? respond(found.message.html, 200, emailHeaders) : respond(await page([], languageOf(req.raw)), 404, headers);
  });
  app.get("/outbox/:id/:file", async ({ req, body, html: respond }) => {
    const found = (await read()).find(({ id }) => id === req.param("id"));
    const file = found && (await attachments(found)).find(({ filename }) => filename === req.param("file"));
    if (!file) return respond(await page([], languageOf(req.raw)), 404, headers);
    return body(await file.make(), 200, { "Content-Type": file.contentType, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  });
  return app;

  async function listed(emails: readonly OutboxEmail[]): Promise<readonly Listed[]> {
    return Promise.all(emails.map(async (email) => ({ email, files: (await attachments(email)).map(({ filename }) => filename) })));
  }
}

interface Listed {
  readonly email: OutboxEmail;
  readonly files: readonly string[];
}

/** The list in the visitor's language, with each subject as it was sent. */
async function page(emails: readonly Listed[], language: Language): Promise<string> {
  const say = (text: string): string => spoken(text, language);
  const times = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const items = emails.map(
    ({ email: { id, message, createdAt }, files }) =>
      html`<li><h2>${message.subject}</h2><p>${say("To")} ${message.to}<br>${times.format(createdAt)} UTC</p><a href="/outbox/${id}">${say("Read it")}</a>${files.map((file) => html`<br><a href="/outbox/${id}/${file}">${file}</a>`)}</li>`,
  );
  const filled: Readonly<Record<string, string>> = {
    intro: say(emails.length === 0 ? "No email has been sent in the last day." : "They go nowhere: set SMTP_URL to send them."),
    emails: items.map(String).join("\n      "),
  };
  return inLanguage(await readFile(template, "utf8"), language).replace(/\[\[(\w+)\]\]/g, (_open, name: string) => filled[name]!);
}
