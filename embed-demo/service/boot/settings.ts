import { usualPoolSize } from "../database/connection";
import { httpLimits } from "../http/limits";
import { usualWarmUp } from "../carriers/warmUp";
import { usualSlots } from "../quotes/slots";

export interface Setting {
  /** The value where none is set, in `npm start`; null where the demo doesn't read the variable. */
  readonly demo: string | null;
  /** The same in the service alone. */
  readonly service: string | null;
  /** For the docs. Backticks are code. */
  readonly meaning: string;
}

const both = (value: string, meaning: string): Setting => ({ demo: value, service: value, meaning });
const ofDemo = (demo: string, meaning: string): Setting => ({ demo, service: null, meaning });
const ofService = (service: string, meaning: string): Setting => ({ demo: null, service, meaning });

/** Every environment variable of the demo (`embed-demo/start.ts`) and of the service alone (`environment.ts`), as the docs show them. */
export const settings: Readonly<Record<string, Setting>> = {
  PORT: { demo: "4400", service: "4402", meaning: "the demo's first of four ports; the service's only one" },
  HOST: both("127.0.0.1", "the address that is listened on; with `0.0.0.0` the whole network can reach it, in the demo including the outbox with its links that open a visit"),
  DATA_DIR: both(".data/service", "the embedded database's folder"),
  DATABASE_URL: both("", "a real PostgreSQL, 15 or later; with a replica, both: `postgres://user:password@one:5432,two:5432/database` (see [Fail-over](/operators/runbook#the-database-fails-over))"),
  ORIGINS_FILE: both(
    "embed-demo/service/partners/origins.json",
    'further pages that may call with each partner\'s key, beside those in the database (see [Partners](/operators/operating#partners)): `{ "default": ["https://shop.example"] }`; `"*"` is every partner. Each process reads its own file, again after each change, without a restart',
  ),
  ALLOWED_ORIGINS: ofDemo("", "further pages that may call with every key of the demo's partners, to try things out: `http://localhost:3000`, comma-separated"),
  FLAGS_FILE: ofDemo(
    "embed-demo/flags/flags.json",
    'flags by partner and state, which override those in `config.json` and those that the operator has switched: `{ "bundling": [{ "partners": ["auvane"], "states": ["OH"], "value": true }] }`; the first rule that matches decides',
  ),
  FLAGS_URL: ofDemo(
    "",
    'an [OpenFeature](https://openfeature.dev/) flag service. It is asked by its remote evaluation protocol (`POST /ofrep/v1/evaluate/flags`, context `partner`; flag by flag if it has no bulk evaluation), once a minute for each partner whose content is read or in whose name e-mails are sent. A value is on or off, or an object by state: `{ "default": true, "OH": false }`. The file\'s rules apply to flags that it leaves out, and while it is down, which stderr reports',
  ),
  SMTP_URL: both("", "a mail server that sends the emails, such as `smtps://user:password@mail.example:465`; without one they stay in the outbox"),
  SMTP_FROM: both("quotes@localhost", "the address that emails come from"),
  WEBHOOKS_FILE: ofService("", "further addresses that events of leads are sent to, by partner (see [Webhooks](/backends/webhooks#addresses))"),
  DESK_TOKEN: both("", "opens the operator's page and calls (see [The desk](/operators/operating#the-desk)); without it there are none, except for this machine in the demo"),
  METRICS_TOKEN: ofService("", "opens `/metrics` to other machines (see [Metrics and alerts](/operators/operating#metrics-and-alerts))"),
  SECRETS_KEY: ofService("the sandbox's", "encrypts the keys of hand-off tokens and the secrets of webhooks in the database; several, comma-separated, while one replaces another"),
  EXTERNAL_ORIGIN: ofService("http://localhost:4403", "where the companies, the payment page and the sites of hand-offs are; the demo serves them at `PORT` + 3"),
  PUBLIC_URL: ofService("http://localhost:4402", "the service's own address, where companies call back"),
  CARRIER_KEYS_FILE: ofService("the sandbox's", 'each company\'s keys: `{ "copperfinch": { "token": "…", "secret": "…" } }`'),
  PAYMENT_API_KEY: ofService("the sandbox's", "the key for the payment provider"),
  PAYMENT_NOTIFICATION_SECRET: ofService("the sandbox's", "what the provider signs its notifications with"),
  MIGRATE: ofService("on", "`off` leaves the tables to the command `migrate`, as production does unless it says `on`"),
  RATE_LIMIT: ofService("1200", "requests a minute for each key and address; counted across all processes, but by each process on its own for calls that only read reference data, such as a ZIP code"),
  TRUSTED_PROXIES: ofService("", "addresses and ranges whose `X-Forwarded-For` is trusted, comma-separated, such as `10.0.0.0/8`"),
  POOL: ofService(String(usualPoolSize), "most connections of each process to PostgreSQL, from 2, besides one that listens"),
  SLOTS: ofService(String(usualSlots), "calls to companies at once of each process; further ones wait, in fair shares"),
  WARM_UP: ofService(String(usualWarmUp), "calls that a new process makes to itself before it listens, so that its way to companies is compiled when the first crowd comes; 0 for none"),
  STREAMS: ofService(String(httpLimits.streams), "most open quote streams of each process; a widget that is refused one asks every two seconds instead"),
  DRAIN_SECONDS: ofService("5", "seconds in which balancers see that a process isn't ready before it stops"),
  LOG_LEVEL: { demo: "warn", service: "info", meaning: "structured logs without personal data" },
  NODE_ENV: ofService("", "`production` refuses the sandbox's keys (see [Running it in production](/operators/operating#running-it-in-production))"),
  RATING_SPEED: ofDemo("1", "factor by which the simulated companies answer faster"),
  IQ_DIST: ofDemo("dist", "the folder of the built widget"),
  RELEASE: ofDemo("", "a folder written by `npm run release`, served in place of the built widget"),
};
