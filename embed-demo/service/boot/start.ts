import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import pino, { type Logger } from "pino";
import type { FlagProvider } from "../../flags/flagProvider";
import { ownAddress } from "../../hosting/listen";
import { openInbox } from "../carriers/answerInbox";
import type { OpenCarriers } from "../carriers/carrier";
import { carrierAnswers } from "../carriers/carrierAnswers";
import { carrierLimits, type CarrierHealth, type CarrierLimits } from "../carriers/guardedCarrier";
import { guardedCarriers } from "../carriers/guardedCarriers";
import { answersPath } from "../carriers/sandboxKeys";
import { connect, type DatabaseOptions } from "../database/connect";
import type { Connection } from "../database/connection";
import type { Vault } from "../database/vault";
import { describeError } from "../database/describeError";
import { keepKeys } from "../handOff/keys";
import { notificationPath } from "../payments/sandboxPaths";
import { addCarrierMetrics } from "../metrics/carrierMetrics";
import { addDatabaseMetrics } from "../metrics/databaseMetrics";
import { createMetrics } from "../metrics/metrics";
import { createApp } from "../http/app";
import { createOrigins } from "../http/origins";
import { httpLimits, type HttpLimits } from "../http/limits";
import { createMailCounter, mailLimits, type MailLimits } from "../mail/mailLimits";
import { readOutbox, type OutboxEmail } from "../mail/outbox";
import { startDelivery, webhookWaits } from "../webhooks/deliver";
import type { Attachment, Mailer } from "../mail/mailer";
import { startSender } from "../mail/sender";
import { letterheads } from "../partners/letterhead";
import { demoPartners, refuseDemoKeys } from "../partners/demoPartners";
import { operateOn } from "../partners/operations";
import { operatorFlags } from "../partners/operatorFlags";
import { openPartners } from "../partners/partners";
import { everyPartner, type PartnerOrigins } from "../partners/readOrigins";
import type { PartnerWebhooks } from "../partners/readWebhooks";
import { admitPartners, listWebhooks, type GivenPartner } from "../partners/store";
import { keepWebhookSecrets } from "../partners/webhookSecrets";
import type { BindingCarrier } from "../payments/bindingCarrier";
import { attachmentsFor } from "../payments/attachments";
import { paymentNotifications } from "../payments/notifications";
import { startPayments } from "../payments/payments";
import type { PaymentProvider } from "../payments/provider";
import type { RatingInput } from "../lines/ratedAnswers";
import { startQueue } from "../quotes/queue";
import { readAtStart } from "../reference/readAtStart";
import { purge } from "../retention/purge";
import { deskRoutes } from "../routes/desk/deskRoutes";
import { partnerRoutes } from "../routes/desk/partners";
import { routesOf } from "../routes/routes";
import { refuseTestInputs } from "./refuseSandbox";
import { vaultOf } from "./secretsKeys";

/** The services of others that this one calls. `sandboxDoors` has the sandbox's; any of them may be replaced by one's own. */
export interface Doors {
  /** The companies that are asked for prices. */
  carriers: OpenCarriers<RatingInput>;
  /** Takes the visitors' payments. */
  provider: PaymentProvider;
  /** Binds the policies that are paid for. */
  bindingCarrier: BindingCarrier;
  /** Sends e-mails; null leaves them in the outbox. */
  mail: Mailer | null;
  /** The date and time that ages, first days and payments' dates are judged by. Schedules and periods follow the database's clock. */
  clock: () => Date;
  /** Flags switched from outside, for a partner's e-mails and payments; with null the operator and the partner's config decide. */
  flags: FlagProvider | null;
}

export interface ServiceOptions extends Doors, DatabaseOptions {
  /** 0 takes any free port. */
  port: number;
  /** Calls to companies at once. */
  slots?: number;
  /** The address to listen on: 127.0.0.1 by default, so that nobody else on the network can call; 0.0.0.0 for all. */
  host?: string | undefined;
  /**
   * Partners that are admitted at the start; by default the demo's. One of them is `default`, as which a partner without content speaks.
   * Changes by the operator outlive the next start.
   */
  partners?: readonly GivenPartner[];
  /** Further pages that may call, by partner id; `*` is every partner. Calls without an Origin header don't come from a page. */
  allowedOrigins: PartnerOrigins;
  /** A level of pino; "silent" for none. */
  logLevel?: string;
  /**
   * Enables the names and streets of the docs that provoke an outcome. Only for demo and tests: a real person may have such a name.
   * With NODE_ENV=production `true` is refused.
   */
  testInputs?: boolean | "in production too";
  /** For each partner key and address, across all processes. */
  rateLimitPerMinute?: number;
  /** Overrides of the usual limits. */
  limits?: Partial<HttpLimits & { mail: MailLimits; carriers: CarrierLimits; webhookWaits: readonly number[] }>;
  /** Addresses and CIDR ranges of the proxies whose X-Forwarded-For is trusted. Without any the header is ignored. */
  trustedProxies?: readonly string[];
  /** The origin at which companies call this service back, such as https://quotes.example; this machine's by default. */
  publicUrl?: string | undefined;
  /** The origin of the external sites, to which hand-off tokens lead. */
  externalOrigin?: string;
  /**
   * Further addresses that events of leads are sent to, by partner id. They replace those of the last start with a list. With test inputs
   * they may be on this machine.
   */
  webhooks?: PartnerWebhooks | undefined;
  /** Encrypt secrets in the database: the first of them, and the others decrypt what was encrypted before. The sandbox's by default. */
  secretsKeys?: readonly string[] | undefined;
  /** Opens the operator's calls under `/v1/desk/`; without it there are none. */
  deskToken?: string | undefined;
  /** Opens `/metrics`; without it only this machine may read them. */
  metricsToken?: string | undefined;
  /** Milliseconds in which a balancer notices that the service isn't ready any more, 0 by default. */
  drainMs?: number;
}

export interface Service {
  /** http://localhost:4402 */
  url: string;
  /** Unsent e-mails, newest first; without a mail server, all of the last day's. */
  outbox(): Promise<OutboxEmail[]>;
  /** The files that an e-mail of the outbox carries. */
  attachments(email: OutboxEmail): Promise<readonly Attachment[]>;
  /** Admits partners while the service runs, such as those that the studio publishes. Every process knows them at once. */
  admit(partners: readonly GivenPartner[]): Promise<void>;
  /** The flags that apply to partners: those switched from outside, and those of the operator. */
  flags: FlagProvider;
  /** How the companies asked by this process do, by id: answers, retries, calls at the moment, and the breaker. */
  carrierHealth(): ReadonlyMap<string, CarrierHealth>;
  /** Turns readiness negative, and resolves once balancers have had `drainMs` to see it. Everything is answered meanwhile, so `stop` follows. */
  drain(): Promise<void>;
  /** Tells streams to come back elsewhere, lets requests finish (five seconds at most), hands unfinished ratings back, closes the database. */
  stop(): Promise<void>;
}

const hour = 3_600_000;

/** Starts the sandbox quote service. Rejects with one line that says what to fix: a port, a data folder, a database's address. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const log = pino({ level: options.logLevel ?? "info", base: { pid: process.pid } });
  const { host = ownAddress, externalOrigin = "http://localhost:4403" } = options;
  const { mail = mailLimits, carriers: ofCarriers = carrierLimits, webhookWaits: waits = webhookWaits, ...others } = options.limits ?? {};
  const limits = { ...httpLimits, ...others };
  refuseTestInputs(options.testInputs);
  readAtStart();
  const metrics = createMetrics();
  const vault = vaultOf(options.secretsKeys);
  const connection = await connect(options);
  await keepKeys(connection, vault).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  addDatabaseMetrics(metrics.register, connection);
  const partners = await startPartners(connection, vault, options, log).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const origins = createOrigins(partners, options.allowedOrigins);
  const flags = operatorFlags(partners, options.flags);
  const inbox = await openInbox(connection);
  let isReached: (url: string) => void = () => {};
  const reached = new Promise<string>((resolve) => (isReached = resolve));
  const open = options.carriers({ inbox, callbackUrlOf: async (carrierId) => `${await reached}${answersPath}${carrierId}` });
  const carriers = guardedCarriers(open, ofCarriers, metrics.carrierAnswered);
  addCarrierMetrics(metrics.register, carriers.health);
  const queue = await startQueue({ connection, carriers: carriers.of, answerMs: ofCarriers.answerMs, ...(options.slots !== undefined && { slots: options.slots }), log });
  const delivery = await startDelivery({ connection, vault, waits, isLocalAllowed: Boolean(options.testInputs), log, metrics });
  const letterheadOf = letterheads(partners, flags);
  const attachmentsOf = attachmentsFor(connection, letterheadOf, options.clock);
  const sender = options.mail && (await startSender({ connection, mailer: options.mail, attachmentsOf, log, metrics }));
  const payments = await startPayments({ connection, provider: options.provider, carrier: options.bindingCarrier, letterheadOf, clock: options.clock, log, metrics });
  const staging = options.testInputs ? (await import("../staging/demoStaging")).demoStaging : null;
  const draining = new AbortController();
  const stopping = new AbortController();
  const app = createApp({
    connection,
    refuse: staging && staging.refuse,
    anyState: staging !== null,
    clock: options.clock,
    routes: routesOf({
      connection,
      draining: draining.signal,
      queue,
      staging,
      externalOrigin,
      vault,
      payments,
      partners,
      origins,
      hasMailServer: sender !== null,
      mailCounter: createMailCounter(connection.db, mail),
      letterheadOf,
      metrics,
    }),
    webhooks: [paymentNotifications(notificationPath, options.provider, payments, connection), carrierAnswers(carriers.of, inbox)],
    desk: options.deskToken ? { token: options.deskToken, routes: [...deskRoutes({ connection, health: carriers.health, partners }), ...partnerRoutes(operateOn(connection, vault, partners.refresh))] } : null,
    partners,
    origins,
    rateLimitPerMinute: options.rateLimitPerMinute ?? 1_200,
    limits,
    trustedProxies: options.trustedProxies ?? [],
    log,
    metrics,
    metricsToken: options.metricsToken ?? null,
    draining: draining.signal,
    stopping: stopping.signal,
  });
  const server = await listen(app.fetch, { port: options.port, host }, limits).catch(async (error: unknown) => {
    await Promise.all([queue.stop(), payments.stop(), delivery.stop(), sender?.stop()]);
    await connection.close();
    throw error;
  });
  const url = `http://${isLocal(host) ? "localhost" : host}:${(server.address() as AddressInfo).port}`;
  isReached(options.publicUrl ?? url);
  let purging = purge(connection, log, stopping.signal);
  const tidying = setInterval(() => {
    purging = purging.then(async () => {
      await purge(connection, log, stopping.signal);
      await keepKeys(connection, vault).catch((error: unknown) => log.error({ error: describeError(error) }, "signing keys weren't kept"));
      await keepWebhookSecrets(connection, vault).catch((error: unknown) => log.error({ error: describeError(error) }, "webhooks' secrets weren't encrypted again"));
    });
  }, hour);

  let stopped: Promise<void> | null = null;
  return {
    url,
    outbox: () => readOutbox(connection.db),
    attachments: ({ id, message }) => attachmentsOf(id, message),
    carrierHealth: carriers.health,
    flags,
    admit: partners.admit,
    async drain() {
      draining.abort();
      await pause(options.drainMs ?? 0);
    },
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<void> {
    clearInterval(tidying);
    partners.stop();
    draining.abort();
    stopping.abort();
    await closed(server);
    await Promise.all([queue.stop(), payments.stop(), delivery.stop(), sender?.stop()]);
    await purging;
    await connection.close();
  }
}

/** Admits the partners that the service is started with, and holds all of them. Rejects if a list names a partner that doesn't exist. */
async function startPartners(connection: Connection, vault: Vault, { partners = demoPartners(), webhooks, allowedOrigins }: ServiceOptions, log: Logger) {
  const admit = (given: readonly GivenPartner[]): Promise<void> => connection.transaction((db) => admitPartners(db, vault, given));
  await admit(partners);
  if (webhooks) await connection.transaction((db) => listWebhooks(db, vault, webhooks));
  await keepWebhookSecrets(connection, vault);
  const held = await openPartners(connection, log);
  refuseDemoKeys(held);
  const unknown = [...Object.keys(allowedOrigins), ...Object.keys(webhooks ?? {})].find((id) => id !== everyPartner && !held.byId(id));
  if (unknown !== undefined) throw new Error(`There is no partner "${unknown}", for which pages or webhooks are listed. Add it first: npm run service -- partners add ${unknown}`);
  return {
    ...held,
    async admit(given: readonly GivenPartner[]): Promise<void> {
      await admit(given);
      await held.refresh();
    },
  };
}

/** Milliseconds between checks for requests that take too long to arrive. */
const lookForSlow = 1_000;

/** True for hosts that can also be reached by name. */
const isLocal = (host: string): boolean => ["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host);

function listen(fetch: Parameters<typeof serve>[0]["fetch"], { port, host }: { port: number; host: string }, { requestMs, silenceMs, sockets }: HttpLimits): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: lookForSlow };
    const server = serve({ fetch, port, hostname: host, serverOptions }, () => resolve(server)) as Server;
    server.maxConnections = sockets;
    server.setTimeout(silenceMs);
    server.once("error", (error) => reject(explain(error, port, host)));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Stop what listens there, or choose another PORT.`,
    EACCES: `Port ${port} needs more rights than this user has. Choose a PORT from 1024.`,
    EADDRNOTAVAIL: `HOST ${host} isn't an address of this machine.`,
    ENOTFOUND: `HOST ${host} isn't an address of this machine.`,
  };
  const reason = error.code === undefined ? undefined : reasons[error.code];
  return reason === undefined ? error : new Error(reason, { cause: error });
}

/** Idle connections end at once, busy ones when they have answered or after five seconds. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), 5_000);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
