import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { personFields } from "../../session/fields/person";
import { sendLead, statusNow } from "../../session/lead/sendLead";

/** Adds the person's name to the lead without changing its status, which only quotes and finalizing raise. */
export const nameLead: Effect = {
  id: "nameLead",
  // A lead takes any name, and nothing that is asked depends on it. An advisor needs it where the answers are refused.
  behind: true,
  atOnce: true,
  input: (answers, session) => [session.lead.peek()?.id, personFields.map((field) => answers.get(field))],
  run({ answers, session }) {
    session.commit(Object.fromEntries(personFields.map((field) => [field.name, answers.get(field)])));
    if (session.lead.peek()) void sendLead(session, statusNow(session));
    return Promise.resolve(done);
  },
};
