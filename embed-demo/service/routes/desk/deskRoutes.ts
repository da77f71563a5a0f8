import type { CarrierHealth } from "../../carriers/guardedCarrier";
import type { Connection } from "../../database/connection";
import type { DeskRoute } from "../../http/deskRoute";
import type { Partners } from "../../partners/partners";
import { companyRoutes } from "./companies";
import { funnelRoutes } from "./funnel";
import { jobRoutes } from "./jobs";
import { leadRoutes } from "./leads";
import { paymentRoutes } from "./payments";

interface DeskParts {
  readonly connection: Connection;
  /** The companies as this process sees them. */
  readonly health: () => ReadonlyMap<string, CarrierHealth>;
  readonly partners: Partners;
}

/** The calls of the operator's page, behind the operator's token. */
export const deskRoutes = ({ connection, health, partners }: DeskParts): readonly DeskRoute[] => [
  ...jobRoutes(connection.db),
  ...leadRoutes(connection),
  ...paymentRoutes(connection.db),
  ...companyRoutes(connection.db, health),
  ...funnelRoutes(connection.db, partners),
];
