import { setTimeout as pause } from "node:timers/promises";
import pino, { type Logger } from "pino";
import { ownAddress } from "../../hosting/listen";
import { openInbox } from "../carriers/answerInbox";
import { carrierAnswers } from "../carriers/carrierAnswers";
import { carrierLimits } from "../carriers/guardedCarrier";
import { guardedCarriers } from "../carriers/guardedCarriers";
import { answersPath } from "../carriers/sandboxKeys";
import { connect } from "../database/connect";
import type { Connection } from "../database/connection";
import { keepKeys } from "../handOff/keys";
import { createApp } from "../http/app";
import { httpLimits } from "../http/limits";
import { createOrigins } from "../http/origins";
import { closed, listen, urlOf } from "../http/server";
import { createMailCounter, mailLimits } from "../mail/mailLimits";
import { readOutbox } from "../mail/outbox";
import { startSender } from "../mail/sender";
import { addCarrierMetrics } from "../metrics/carrierMetrics";
import { addDatabaseMetrics } from "../metrics/databaseMetrics";
import { createMetrics } from "../metrics/metrics";
import { letterheads } from "../partners/letterhead";
import { operateOn } from "../partners/operations";
import { operatorFlags } from "../partners/operatorFlags";
import { attachmentsFor } from "../payments/attachments";
import { paymentNotifications } from "../payments/notifications";
import { startPayments } from "../payments/payments";
import { notificationPath } from "../payments/sandboxPaths";
import { startQueue } from "../quotes/queue";
import { readAtStart } from "../reference/readAtStart";
import { deskRoutes } from "../routes/desk/deskRoutes";
import { partnerRoutes } from "../routes/desk/partners";
import { routesOf } from "../routes/routes";
import { startDelivery, webhookWaits } from "../webhooks/deliver";
import { keepHouse } from "./housekeeping";
import { refuseTestInputs } from "./refuseSandbox";
import { vaultOf } from "./secretsKeys";
import type { Service, ServiceOptions } from "./service";
import { startPartners } from "./startPartners";

/** Starts the sandbox quote service. Rejects with one line that says what to fix: a port, a data folder, a database's address. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const log = pino({ level: options.logLevel ?? "info", base: { pid: process.pid } });
  refuseTestInputs(options.testInputs);
  readAtStart();
  const connection = await connect(options);
  const jobs: Job[] = [];
  try {
    return await startOn(connection, options, log, jobs);
  } catch (error) {
    await stopAll(jobs);
    await connection.close();
    throw error;
  }
}

/** Work that goes on by itself until it is stopped. */
interface Job {
  stop(): Promise<void> | void;
}

const stopAll = (jobs: readonly Job[]) => Promise.all(jobs.map((job) => job.stop()));

async function startOn(connection: Connection, options: ServiceOptions, log: Logger, jobs: Job[]): Promise<Service> {
  const begun = <Begun extends Job>(job: Begun): Begun => {
    jobs.push(job);
    return job;
  };
  const { host = ownAddress, externalOrigin = "http://localhost:4403" } = options;
  const { mail = mailLimits, carriers: ofCarriers = carrierLimits, webhookWaits: waits = webhookWaits, ...others } = options.limits ?? {};
  const limits = { ...httpLimits, ...others };
  const metrics = createMetrics();
  const vault = vaultOf(options.secretsKeys);
  await keepKeys(connection, vault);
  addDatabaseMetrics(metrics.register, connection);
  const partners = begun(await startPartners(connection, vault, options, log));
  const origins = createOrigins(partners, options.allowedOrigins);
  const flags = operatorFlags(partners, options.flags);
  const inbox = await openInbox(connection);
  let isReached: (url: string) => void = () => {};
  const reached = new Promise<string>((resolve) => (isReached = resolve));
  const open = options.carriers({ inbox, callbackUrlOf: async (carrierId) => `${await reached}${answersPath}${carrierId}` });
  const carriers = guardedCarriers(open, ofCarriers, metrics.carrierAnswered);
  addCarrierMetrics(metrics.register, carriers.health);
  const queue = begun(await startQueue({ connection, carriers: carriers.of, answerMs: ofCarriers.answerMs, ...(options.slots !== undefined && { slots: options.slots }), log }));
  begun(await startDelivery({ connection, vault, waits, isLocalAllowed: Boolean(options.testInputs), log, metrics }));
  const letterheadOf = letterheads(partners, flags);
  const attachmentsOf = attachmentsFor(connection, letterheadOf, options.clock);
  if (options.mail) begun(await startSender({ connection, mailer: options.mail, attachmentsOf, log, metrics }));
  const payments = begun(await startPayments({ connection, provider: options.provider, carrier: options.bindingCarrier, letterheadOf, clock: options.clock, log, metrics }));
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
      hasMailServer: options.mail !== null,
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
  const server = await listen(app.fetch, { port: options.port, host }, limits);
  const url = urlOf(server, host);
  isReached(options.publicUrl ?? url);
  const house = keepHouse(connection, vault, log);

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
    const tidied = house.stop();
    partners.stop();
    draining.abort();
    stopping.abort();
    await closed(server);
    await stopAll(jobs);
    await tidied;
    await connection.close();
  }
}
