import type { Session } from "../session";

/** Returns the route to an advisor by one of these ways: the line's own page, or else the generic one. */
export function finalizeRoute(session: Session, ...ways: readonly ["contact" | "phone", ...("contact" | "phone")[]]): string {
  const slug = session.line.peek()?.slug;
  const isOwn = (way: string): boolean => {
    const step = session.journey.peek()?.find(`finalize/${way}`);
    return step !== null && step !== undefined && !step.generic;
  };
  const own = ways.find(isOwn);
  return slug && own ? `${slug}/finalize/${own}` : `finalize/${ways[0]}`;
}
