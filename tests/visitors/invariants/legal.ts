import { isBarredByLaw } from "../../harness/barredByLaw";
import type { Call } from "../visit";
import type { Invariant } from "./invariant";

/** Statuses with which the service tells a page that it is built wrongly. */
const wrong = new Set([400, 405, 413, 415, 428, 500]);

type Body = Readonly<Record<string, unknown>>;

const bodyOf = ({ body }: Call): Body => {
  try {
    return JSON.parse(body) as Body;
  } catch {
    return {};
  }
};

/** The state of each application, as its create or a later change of address told it. */
const states = new WeakMap<object, Map<string, string>>();

const stateIn = (body: Body): string | undefined => {
  const address = (body["propertyAddress"] ?? body["address"]) as { readonly state?: string } | undefined;
  return address?.state ?? (body["state"] as string | undefined);
};

export const legal: Invariant = {
  says: "Request bodies hold only what the service takes and the state's law allows.",
  patience: 0,
  faults({ visit }) {
    const known = states.get(visit) ?? new Map<string, string>();
    states.set(visit, known);
    const found = visit.calls.splice(0).flatMap((call) => {
      const body = bodyOf(call);
      const state = stateIn(body);
      if (state) known.set("last", state);
      const said = `${call.name} ${call.status} ${call.answer.slice(0, 400)} for ${call.body.slice(0, 1_000)}`;
      if (call.status !== null && wrong.has(call.status)) return [said];
      if (call.status === 422 && visit.network.isWhole && !visit.isClockOff) return [said];
      const drivers = (body["drivers"] ?? []) as readonly Body[];
      const at = known.get("last");
      return drivers.flatMap((driver) => (["gender", "maritalStatus"] as const).flatMap((factor) => (at && driver[factor] !== undefined && isBarredByLaw(at, factor) ? [`${factor} is sent in ${at}: ${call.body.slice(0, 400)}`] : [])));
    });
    return found;
  },
};
