import type { Connection } from "../database/connection";
import type { Vault } from "../database/vault";
import type { Route } from "../http/call";
import type { Origins } from "../http/origins";
import type { Metrics } from "../metrics/metrics";
import type { MailCounter } from "../mail/mailLimits";
import type { LetterheadOf } from "../partners/letterhead";
import type { Partners } from "../partners/partners";
import { bindRoutes } from "../payments/bindRoutes";
import { documentRoutes } from "../payments/documentRoutes";
import { paymentRoutes } from "../payments/paymentRoutes";
import type { Payments } from "../payments/payments";
import { answersRoutes } from "./applications/answers";
import { coveragesRoutes } from "./applications/coverages";
import { createRoutes } from "./applications/create";
import { driversRoutes } from "./applications/drivers";
import { lifeRoutes } from "./applications/life";
import { prefillRoutes } from "./applications/prefill";
import { propertyRoutes } from "./applications/property";
import { readRoutes } from "./applications/read";
import { submitRoutes } from "./applications/submit";
import { vehiclesRoutes as applicationVehiclesRoutes } from "./applications/vehicles";
import { erasuresRoutes } from "./erasures";
import { eventsRoutes } from "./events";
import { handOffRoutes } from "./handOff";
import { healthRoutes } from "./health";
import { leadsRoutes } from "./leads";
import { notificationsRoutes } from "./notifications";
import { partnersRoutes } from "./partners";
import { quotesRoutes } from "./quotes";
import { createQuoteReader } from "../quotes/quoteReader";
import { streamRoutes } from "../quotes/stream";
import type { Queue } from "../quotes/queue";
import type { Staging } from "../staging/staging";
import { referenceRoutes } from "./reference";
import { vehiclesRoutes } from "./vehicles";

export interface RouteParts {
  connection: Connection;
  /** Aborts once the service is about to stop. */
  draining: AbortSignal;
  queue: Queue;
  /** Null if test inputs are off, as in production. */
  staging: Staging | null;
  /** The sites that hand-off tokens lead to. */
  externalOrigin: string;
  /** Opens the secrets in the database. */
  vault: Vault;
  payments: Payments;
  partners: Pick<Partners, "byId">;
  /** Pages that a visitor may return to, after paying or by a link. */
  origins: Origins;
  hasMailServer: boolean;
  mailCounter: MailCounter;
  letterheadOf: LetterheadOf;
  metrics: Metrics;
}

/** Every route of the service; a contract test checks that each endpoint has one. */
export const routesOf = ({ connection, draining, queue, staging, externalOrigin, vault, payments, partners, origins, hasMailServer, mailCounter, letterheadOf, metrics }: RouteParts): Route[] => [
  ...leadsRoutes,
  ...partnersRoutes(partners),
  ...createRoutes(staging),
  ...readRoutes,
  ...driversRoutes,
  ...answersRoutes,
  ...applicationVehiclesRoutes,
  ...prefillRoutes,
  ...propertyRoutes,
  ...coveragesRoutes,
  ...lifeRoutes,
  ...submitRoutes(queue, staging),
  ...quotesRoutes(queue),
  ...streamRoutes(queue, createQuoteReader(connection.db)),
  ...referenceRoutes(staging),
  ...vehiclesRoutes,
  ...bindRoutes(staging),
  ...paymentRoutes({ payments, origins, hasMailServer, letterheadOf }),
  ...documentRoutes(letterheadOf),
  ...handOffRoutes(externalOrigin, vault),
  ...notificationsRoutes(origins, mailCounter, letterheadOf),
  ...erasuresRoutes(origins, mailCounter, letterheadOf),
  ...eventsRoutes(metrics),
  ...healthRoutes(connection, draining),
];
