import { resumeLength, type ResumeRequest } from "../../../api/contract/resumeLinks";
import type { Session } from "../../../session/session";

/** What a link brings back, and where it leads; null where the visit is longer than a link holds. */
export function visitOf(session: Pick<Session, "snapshot">, pageUrl: string): ResumeRequest | null {
  const visit = JSON.stringify(session.snapshot());
  return visit.length <= resumeLength ? { pageUrl, visit } : null;
}
