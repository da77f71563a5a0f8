import { Hono } from "hono";
import { html } from "hono/html";
import type { OutboxEmail } from "./service/mail/outbox";

/** An e-mail brings its own styles, and nothing of it runs. Its links open the page that it came from. */
const emailHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
};

/** Where the demo's e-mails can be read, as no mail server takes them: a list at `/outbox/`, each under its id. */
export function outbox(read: () => Promise<readonly OutboxEmail[]>, headers: Record<string, string>): Hono {
  const app = new Hono();
  app.get("/outbox/", async ({ html: respond }) => {
    const emails = await read();
    return respond(page(emails), 200, { ...headers, "Cache-Control": "no-store" });
  });
  app.get("/outbox/:id", async ({ req, html: respond }) => {
    const found = (await read()).find(({ id }) => id === req.param("id"));
    return found ? respond(found.message.html, 200, emailHeaders) : respond(page([]), 404, headers);
  });
  return app;
}

const page = (emails: readonly OutboxEmail[]) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Outbox</title>
  <link rel="icon" href="/shared/mark.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/shared/site.css">
</head>
<body>
  <header><a class="mark" href="/outbox/"><img src="/shared/mark.svg" width="36" height="36" alt="">Outbox</a></header>
  <main>
    <h1>Emails of this demo</h1>
    <p class="intro">${emails.length === 0 ? "No e-mail has been sent in the last day." : "They go nowhere: set SMTP_URL to send them."}</p>
    <ul class="offices">
      ${emails.map(({ id, message, createdAt }) => html`<li><h2>${message.subject}</h2><p>To ${message.to}<br>${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC</p><a href="/outbox/${id}">Read it</a></li>`)}
    </ul>
  </main>
</body>
</html>`;
