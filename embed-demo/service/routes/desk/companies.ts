import { z } from "../../../../src/kernel/zod";
import type { CarrierHealth } from "../../carriers/guardedCarrier";
import type { Database } from "../../database/connection";
import { readCompanies } from "../../desk/companies";
import type { DeskRoute } from "../../http/deskRoute";
import { validate } from "../../http/validate";

const period = z.object({ days: z.enum(["1", "7", "30"]) });

/** How the companies answer. `health` is what this process sees of them. */
export const companyRoutes = (db: Database, health: () => ReadonlyMap<string, CarrierHealth>): readonly DeskRoute[] => [
  {
    method: "GET",
    path: "/v1/desk/companies",
    async answer({ query }) {
      const { days } = validate(period, query, "query") as z.output<typeof period>;
      return { companies: await readCompanies(db, Number(days), health()) };
    },
  },
];
