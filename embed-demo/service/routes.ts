import type { Connection } from "./database/connection";
import type { Route } from "./http/call";
import { createOrigins } from "./http/origins";
import type { MailCounter } from "./mail/mailLimits";
import type { LetterheadOf } from "./partners/letterhead";
import type { PartnerOrigins } from "./partners/readOrigins";
import { bindRoutes } from "./payments/bindRoutes";
import { paymentRoutes } from "./payments/paymentRoutes";
import type { Payments } from "./payments/payments";
import { answersRoutes } from "./resources/applications/answers";
import { coveragesRoutes } from "./resources/applications/coverages";
import { createRoutes } from "./resources/applications/create";
import { driversRoutes } from "./resources/applications/drivers";
import { lifeRoutes } from "./resources/applications/life";
import { prefillRoutes } from "./resources/applications/prefill";
import { propertyRoutes } from "./resources/applications/property";
import { readRoutes } from "./resources/applications/read";
import { submitRoutes } from "./resources/applications/submit";
import { vehiclesRoutes as applicationVehiclesRoutes } from "./resources/applications/vehicles";
import { erasuresRoutes } from "./resources/erasures";
import { eventsRoutes } from "./resources/events";
import { handOffRoutes } from "./resources/handOff";
import { healthRoutes } from "./resources/health";
import { leadsRoutes } from "./resources/leads";
import { notificationsRoutes } from "./resources/notifications";
import { partnersRoutes } from "./resources/partners";
import { quotesRoutes } from "./resources/quotes/quotes";
import { streamRoutes } from "./resources/quotes/stream";
import { referenceRoutes } from "./resources/reference";
import { vehiclesRoutes } from "./resources/vehicles";

export interface RouteParts {
  connection: Connection;
  stopping: AbortSignal;
  /** The sites that hand-off tokens lead to. */
  externalOrigin: string;
  payments: Payments;
  /** Pages that a visitor may come back to, after paying or by a link. */
  allowedOrigins: PartnerOrigins;
  hasMailServer: boolean;
  mailCounter: MailCounter;
  letterheadOf: LetterheadOf;
}

/** Every route of the service; a contract test holds that each endpoint has one. */
export const routesOf = ({ connection, stopping, externalOrigin, payments, allowedOrigins, hasMailServer, mailCounter, letterheadOf }: RouteParts): Route[] => [
  ...leadsRoutes,
  ...partnersRoutes,
  ...createRoutes,
  ...readRoutes,
  ...driversRoutes,
  ...answersRoutes,
  ...applicationVehiclesRoutes,
  ...prefillRoutes,
  ...propertyRoutes,
  ...coveragesRoutes,
  ...lifeRoutes,
  ...submitRoutes,
  ...quotesRoutes,
  ...streamRoutes,
  ...referenceRoutes,
  ...vehiclesRoutes,
  ...bindRoutes,
  ...paymentRoutes({ payments, allowedOrigins, hasMailServer }),
  ...handOffRoutes(externalOrigin),
  ...notificationsRoutes(createOrigins(allowedOrigins), mailCounter, letterheadOf),
  ...erasuresRoutes(createOrigins(allowedOrigins), mailCounter, letterheadOf),
  ...eventsRoutes,
  ...healthRoutes(connection, stopping),
];
