import type { Funnel } from "../funnel";

/** Returns the visitor's last route, or "". After a load of this page the stored session has its line, until answers are deleted. */
export function lastPlace({ session, navigator }: Pick<Funnel, "session" | "navigator">): string {
  const at = session.journey.peek()?.frontier;
  if (at) return navigator.pathOf(at);
  const line = session.restored?.line;
  return (line && session.journeys.peek()[line]?.at) || "";
}
