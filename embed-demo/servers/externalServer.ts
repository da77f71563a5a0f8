import { Hono } from "hono";
import { carrierSite } from "../carriers/carrierSite";
import { crm } from "../crm/crm";
import { handOffSite } from "../handOff/handOffSite";
import { handOffSites } from "../handOff/sites";
import { paymentSite } from "../payment/paymentSite";
import { sandboxKeys } from "../service/payments/sandboxKeys";
import { withOrigins, type Origins } from "../hosting/origins";
import { outbox, type OutboxDoors } from "../outbox/outbox";
import { externalHeaders } from "../hosting/securityHeaders";
import { filesInLanguage } from "../texts/filesInLanguage";
import { rememberLanguage } from "../texts/pageLanguage";

interface ExternalServerOptions {
  readonly origins: Origins;
  readonly folders: { readonly files: string; readonly handOffPages: string; readonly paymentPages: string };
  /** The factor by which the insurance companies answer faster. */
  readonly ratingSpeed: number;
  /** The e-mails that the service would send. */
  readonly readOutbox: OutboxDoors["read"];
  readonly attachmentsOf?: OutboxDoors["attachments"];
  /** Signs the events of leads that `/crm/` receives. */
  readonly webhookSecret: string;
}

/**
 * Sites of other companies, one folder per site: those to which the widget sends visitors, and the insurance companies that the
 * service asks for prices. Sites that receive visitors by a hand-off token have pages in `handOff`, and the one that takes payments in
 * `payment`.
 */
export function externalServer({ origins, folders, ratingSpeed, readOutbox, attachmentsOf, webhookSecret }: ExternalServerOptions): Hono {
  const headers = { ...externalHeaders, "Cache-Control": "no-cache" };
  const files = filesInLanguage(folders.files, () => headers, (text) => withOrigins(text, origins));
  const app = new Hono();
  // First, because the service asks it most.
  app.route("/", carrierSite({ speed: ratingSpeed }).app);
  app.use("*", rememberLanguage);
  for (const site of handOffSites(folders.handOffPages)) app.route("/", handOffSite(site, origins, externalHeaders));
  app.route("/", outbox({ read: readOutbox, attachments: attachmentsOf }, externalHeaders));
  app.route("/", crm(webhookSecret, externalHeaders));
  app.route("/", paymentSite({ origins, pages: folders.paymentPages, keys: sandboxKeys }).app);
  app.get("*", async ({ req }) => {
    const page = await files(req.raw, req.path.endsWith("/") ? `${req.path}index.html` : req.path);
    return page ?? new Response("Not found", { status: 404, headers });
  });
  return app;
}
