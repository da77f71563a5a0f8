import type { FlagProvider } from "../../flags/flagProvider";
import type { OpenCarriers } from "../carriers/carrier";
import type { CarrierHealth, CarrierLimits } from "../carriers/guardedCarrier";
import type { DatabaseOptions } from "../database/connect";
import type { HttpLimits } from "../http/limits";
import type { RatingInput } from "../lines/ratedAnswers";
import type { Mailer, UnmadeAttachment } from "../mail/mailer";
import type { MailLimits } from "../mail/mailLimits";
import type { OutboxEmail } from "../mail/outbox";
import type { PartnerOrigins } from "../partners/readOrigins";
import type { PartnerWebhooks } from "../partners/readWebhooks";
import type { GivenPartner } from "../partners/store";
import type { BindingCarrier } from "../payments/bindingCarrier";
import type { PaymentProvider } from "../payments/provider";

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
  attachments(email: OutboxEmail): Promise<readonly UnmadeAttachment[]>;
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
