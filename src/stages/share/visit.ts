import { resumeLength, type ResumeRequest } from "../../api/contract/resumeLinks";
import type { Session } from "../../session/session";
import { currentPolicy } from "../../session/fields/currentPolicy";

/**
 * The visit as a link restores it, and its address; null if the visit is too long for a link. The visitor's current policy stays in
 * this browser, as its form promises.
 */
export function visitOf(session: Pick<Session, "snapshot">, pageUrl: string): ResumeRequest | null {
  const { drafts, emailBegun: _begun, ...others } = session.snapshot();
  const visit = JSON.stringify({ ...others, drafts: { ...drafts, [currentPolicy.name]: undefined } });
  return visit.length <= resumeLength ? { pageUrl, visit } : null;
}
