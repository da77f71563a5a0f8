import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { builtOnRequest, ensureBuilt } from "./hosting/build";
import { crmPath } from "./crm/crm";
import { externalServer } from "./servers/externalServer";
import { fileFlags } from "./flags/fileFlags";
import { heldFlags } from "./flags/heldFlags";
import { remoteFlags } from "./flags/remoteFlags";
import { isLoopback } from "./hosting/isLoopback";
import { listen, ownAddress } from "./hosting/listen";
import { numberIn } from "./hosting/numberIn";
import { originsOf, type Origins } from "./hosting/origins";
import { partnersIn } from "./hosting/partnerFolders";
import type { PartnerOrigins } from "./service/partners/readOrigins";
import type { GivenPartner } from "./service/partners/store";
import { sitesServer } from "./servers/sitesServer";
import { widgetServer } from "./servers/widgetServer";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface DemoOptions {
  /** The first of four consecutive ports. */
  readonly port?: number;
  /** The address that all four servers listen on; defaults to this machine's own. */
  readonly host?: string | undefined;
  /** The embedded database's folder, unused with a `databaseUrl`. The studio's partners are stored next to it. */
  readonly dataDir?: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The speed at which companies answer: 1 is realistic, 10 is ten times faster. */
  readonly ratingSpeed?: number | undefined;
  /** Requests per minute that the quote service accepts for each partner key and address. */
  readonly rateLimitPerMinute?: number | undefined;
  /** Sends e-mails (`smtps://user:password@mail.example:465`). Without it they can be read at `/outbox/` of the external sites. */
  readonly smtpUrl?: string | undefined;
  /** The sender's address of e-mails. */
  readonly smtpFrom?: string | undefined;
  /** A level of pino; "silent" for none. */
  readonly logLevel?: string | undefined;
  /** A file with each partner's pages (`service/partners/origins.json`). */
  readonly originsFile?: string | undefined;
  /** Further pages that may call the quote service with every partner's key, to try things out. */
  readonly allowedOrigins?: readonly string[];
  /** A file with the rules for flags (`flags/flags.json`). */
  readonly flagsFile?: string | undefined;
  /** An OpenFeature flag service with the remote evaluation protocol. The file's rules apply while it is down. */
  readonly flagsUrl?: string | undefined;
  /** Opens the operator's page to callers from elsewhere. Without it there is a page only if nobody else reaches the demo. */
  readonly deskToken?: string | undefined;
  /** The folder of the built widget. */
  readonly dist?: string;
  /** False if the caller has just built, or serves a release: nothing is built, whatever is asked for. */
  readonly build?: boolean;
}

export interface Demo {
  readonly origins: Origins;
  /** Stops every server. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole demo: the sites on `port`, then widget and content, the quote service, and the external sites on the next three.
 * Pages and widget are served once the widget is built. If a server can't start, or the build fails, stops the others and rejects.
 */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 4400, dataDir = join(root, ".data/service"), dist = join(root, "dist"), build = true, logLevel = "warn", allowedOrigins = [] } = options;
  const { databaseUrl, ratingSpeed = 1, rateLimitPerMinute, originsFile, host, smtpUrl, smtpFrom } = options;
  // The build takes one core for most of a first start; the service and its database use the other meanwhile.
  const building = build ? ensureBuilt(root, dist) : Promise.resolve();
  building.catch(() => undefined);
  const origins = originsOf(port);
  const folders = {
    sites: join(root, "embed-demo/sites"),
    legal: join(root, "embed-demo/legal"),
    content: join(root, "embed-demo/content"),
    studio: `${dataDir}-partners`,
    built: join(root, ".cache/studio"),
    builtDesk: join(root, ".cache/desk"),
    builtDocs: join(root, ".cache/docs"),
    brands: join(root, "embed-demo/brands"),
    external: join(root, "embed-demo/external"),
    handOffPages: join(root, "embed-demo/handOff/pages"),
    paymentPages: join(root, "embed-demo/payment/pages"),
    dist,
  };
  // Imported here so that the build doesn't wait for hundreds of modules.
  const { startService } = await import("./service/boot/start");
  const { defaultSender, smtpMailer } = await import("./service/mail/smtpMailer");
  const { sandboxDoors } = await import("./service/boot/sandboxDoors");
  const { demoOrigins, everyPartner, followOrigins, readOrigins, replaceOrigins } = await import("./service/partners/readOrigins");
  const file = await fileFlags(options.flagsFile ?? join(root, "embed-demo/flags/flags.json"));
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  const flags = heldFlags(options.flagsUrl ? remoteFlags({ url: options.flagsUrl, otherwise: file, warn }) : file);
  const webhookSecret = `whsec_${randomBytes(32).toString("base64")}`;
  /** Every partner that has a folder, with the demo's receiver as its address. */
  const withFolders = async (): Promise<readonly GivenPartner[]> => {
    const webhooks = [{ url: origins.external + crmPath, secret: webhookSecret }];
    return (await partnersIn(folders)).map((partner) => ({ ...partner, webhooks, origins: [origins.sites] }));
  };
  // The demo's own pages may use every partner's key, including that of a partner created while the demo runs.
  const partnerOrigins: Record<string, readonly string[]> = {};
  const allow = (listed: PartnerOrigins): void => replaceOrigins(partnerOrigins, { ...listed, [everyPartner]: [origins.sites, ...allowedOrigins, ...(listed[everyPartner] ?? [])] });
  const listedIn = originsFile ?? demoOrigins;
  allow(await readOrigins(listedIn, origins.sites));
  const stopFollowing = followOrigins(listedIn, origins.sites, allow, warn);
  const isOpenHere = isLoopback(host ?? ownAddress);
  const token = options.deskToken ?? (isOpenHere ? randomBytes(32).toString("base64url") : undefined);
  const serving = startService({
    deskToken: token, port: port + 2, dataDir, databaseUrl, rateLimitPerMinute, logLevel, host, testInputs: true,
    ...sandboxDoors(origins.external), partners: await withFolders(), allowedOrigins: partnerOrigins, externalOrigin: origins.external, mail: smtpUrl ? smtpMailer({ url: smtpUrl, from: smtpFrom || defaultSender }) : null, flags,
  });
  const published = {
    onPublish: async () => (await serving).admit(await withFolders()),
    flags: { flagsOf: async (partner: string) => (await serving).flags.flagsOf(partner) },
    ...(build && { buildMissing: builtOnRequest(root, dist) }),
  };
  const started = await Promise.allSettled([
    serving,
    building.then(() => listen(sitesServer(origins, folders, token === undefined ? null : { token, isOpenHere }), port, host)),
    building.then(() => listen(widgetServer(origins, folders, published), port + 1, host)),
    listen(externalServer({ origins, folders: { files: folders.external, handOffPages: folders.handOffPages, paymentPages: folders.paymentPages }, ratingSpeed, readOutbox: async () => (await serving).outbox(), attachmentsOf: async (email) => (await serving).attachments(email), webhookSecret }), port + 3, host),
  ]);
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopFollowing();
    return (stopping ??= Promise.all(started.map((result) => (result.status === "fulfilled" ? result.value.stop() : undefined))).then(() => undefined));
  };
  const failed = started.find((result) => result.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { origins, stop };
}

/** PORT (4400), HOST (127.0.0.1), DATA_DIR (.data/service), DATABASE_URL, ORIGINS_FILE, ALLOWED_ORIGINS (further ones), RATING_SPEED (1), SMTP_URL, SMTP_FROM, FLAGS_FILE (flags/flags.json), FLAGS_URL, DESK_TOKEN, LOG_LEVEL (warn), IQ_DIST (dist), RELEASE (a folder written by `npm run release`, served instead of dist). */
async function main(): Promise<void> {
  const { HOST, DATA_DIR, DATABASE_URL, ORIGINS_FILE, ALLOWED_ORIGINS, LOG_LEVEL, IQ_DIST, RELEASE, SMTP_URL, SMTP_FROM, FLAGS_FILE, FLAGS_URL, DESK_TOKEN } = process.env;
  const demo = await startDemo({
    port: numberIn(process.env, "PORT", { otherwise: 4400, least: 1, most: 65_532, isWhole: true }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
    ...(IQ_DIST && { dist: IQ_DIST }),
    ...(RELEASE && { dist: RELEASE, build: false }),
    ...(ALLOWED_ORIGINS && { allowedOrigins: ALLOWED_ORIGINS.split(",").map((origin) => origin.trim()) }),
    host: HOST || undefined,
    originsFile: ORIGINS_FILE || undefined,
    databaseUrl: DATABASE_URL || undefined,
    flagsFile: FLAGS_FILE || undefined,
    flagsUrl: FLAGS_URL || undefined,
    deskToken: DESK_TOKEN || undefined,
    smtpUrl: SMTP_URL || undefined,
    smtpFrom: SMTP_FROM || undefined,
    ratingSpeed: numberIn(process.env, "RATING_SPEED", { otherwise: 1, least: 0.01 }),
    logLevel: LOG_LEVEL || undefined,
  });
  const endTracing = await (await import("./service/boot/tracing")).startTracing(process.env);
  const { sites, widget, api, external } = demo.origins;
  const lines = [
    `  Sites            ${sites}/`,
    `    partner        ${sites}/partner/`,
    `    car maker      ${sites}/car-maker/`,
    `    standalone     ${sites}/quote/`,
    `    docs           ${sites}/docs/`,
    `    studio         ${sites}/studio/`,
    `    desk           ${sites}/desk/`,
    `  Widget, content  ${widget}/dist/insurance-quote.js`,
    `  Quote service    ${api}/v1, /metrics`,
    `  External sites   ${external}/locations/, /quoting/, /pet-partner/, /outbox/, /crm/, /payment/, /carriers/`,
  ];
  process.stdout.write(`\n${lines.join("\n")}\n\n  Stop with Ctrl+C.\n\n`);
  const end = (): void => {
    void demo.stop().then(endTracing).then(() => process.exit(0));
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
