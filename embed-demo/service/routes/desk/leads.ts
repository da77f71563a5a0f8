import { z } from "../../../../src/kernel/zod";
import { id, quoteStatus, text } from "../../../../src/api/contract/values";
import type { Connection } from "../../database/connection";
import { findLeads, leadsOfPerson } from "../../desk/leads";
import { place } from "../../desk/page";
import type { DeskRoute } from "../../http/deskRoute";
import { ProblemError } from "../../http/problemError";
import { validate } from "../../http/validate";
import { erasePersonOf } from "../../retention/erasePerson";

const search = z.object({ search: z.optional(text(254)), status: z.optional(quoteStatus), after: z.optional(place) });

const which = z.object({ id });

/** Leads and where they stand, and erasing a person. Each is a POST, because a search may be an address, and addresses of calls are logged. */
export const leadRoutes = ({ db, transaction }: Pick<Connection, "db" | "transaction">): readonly DeskRoute[] => [
  {
    method: "POST",
    path: "/v1/desk/leads/find",
    async answer({ body }) {
      const { page, next } = await findLeads(db, validate(search, body, "body") as z.output<typeof search>);
      return { leads: page, next };
    },
  },
  {
    method: "POST",
    path: "/v1/desk/leads/person",
    async answer({ body }) {
      const person = await leadsOfPerson(db, (validate(which, body, "body") as z.output<typeof which>).id);
      if (!person) throw new ProblemError("NOT_FOUND");
      return person;
    },
  },
  {
    method: "POST",
    path: "/v1/desk/leads/erase",
    async answer({ body }) {
      const { id: leadId } = validate(which, body, "body") as z.output<typeof which>;
      const erased = await transaction((inside) => erasePersonOf(inside, leadId));
      if (erased === 0) throw new ProblemError("NOT_FOUND");
      return { erased };
    },
  },
];
