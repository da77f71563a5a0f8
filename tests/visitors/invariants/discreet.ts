import { personalTraces } from "../../harness/personalTraces";
import { secrets } from "../values";
import type { Invariant } from "./invariant";

export const discreet: Invariant = {
  says: "Address, title, history, storage, cookies and events hold nothing personal.",
  patience: 0,
  faults({ screen, kept, visit }) {
    const places = { address: screen.address, title: kept.title, history: kept.history, cookies: kept.cookies, "local storage": kept.local, "other session storage": kept.others, events: JSON.stringify(visit.heard.splice(0)) };
    return Object.entries(places).flatMap(([place, text]) => personalTraces(secrets, text).map((value) => `"${value}" is in ${place}: ${text.slice(0, 400)}`));
  },
};
