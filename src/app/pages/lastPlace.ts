import type { Funnel } from "../funnel";

/** The route where the visitor was; "" where there is none. A page that was loaded here knows only what the stored session says. */
export function lastPlace({ session, navigator }: Pick<Funnel, "session" | "navigator">): string {
  const at = session.journey.peek()?.frontier;
  if (at) return navigator.pathOf(at);
  const { line, journeys = {} } = session.restored ?? {};
  return (line && journeys[line]?.at) || "";
}
