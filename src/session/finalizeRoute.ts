import type { Session } from "./session";

/** Where an advisor is reached in one of these ways: by the line's own page, or by the generic one where it has none (decision 22). */
export function finalizeRoute(session: Session, ...ways: readonly ["contact" | "phone", ...("contact" | "phone")[]]): string {
  const slug = session.line.peek()?.slug;
  const own = ways.find((way) => session.journey.peek()?.find(`finalize/${way}`));
  return slug && own ? `${slug}/finalize/${own}` : `finalize/${ways[0]}`;
}
