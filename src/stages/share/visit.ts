import { resumeLength, type ResumeRequest } from "../../api/contract/resumeLinks";
import type { Session } from "../../session/session";
import { currentPolicy } from "../quotes/compare/currentPolicy";

/**
 * What a link brings back, and where it leads; null where the visit is longer than a link holds. The policy that the visitor has
 * today stays in this browser, as its form says.
 */
export function visitOf(session: Pick<Session, "snapshot">, pageUrl: string): ResumeRequest | null {
  const { drafts, ...others } = session.snapshot();
  const visit = JSON.stringify({ ...others, drafts: { ...drafts, [currentPolicy.name]: undefined } });
  return visit.length <= resumeLength ? { pageUrl, visit } : null;
}
