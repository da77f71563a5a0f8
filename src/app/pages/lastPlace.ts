import type { Funnel } from "../funnel";

/** Returns the visitor's last route, or "". After a load of this page it comes from the stored session. */
export function lastPlace({ session, navigator }: Pick<Funnel, "session" | "navigator">): string {
  const at = session.journey.peek()?.frontier;
  if (at) return navigator.pathOf(at);
  const { line, journeys = {} } = session.restored ?? {};
  return (line && journeys[line]?.at) || "";
}
