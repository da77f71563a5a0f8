import type { Connection } from "../../database/connection";
import type { DeskRoute } from "../../http/deskRoute";
import { jobRoutes } from "./jobs";
import { leadRoutes } from "./leads";

/** The operator's calls, behind the operator's token. */
export const deskRoutes = (connection: Connection): readonly DeskRoute[] => [...jobRoutes(connection.db), ...leadRoutes(connection)];
