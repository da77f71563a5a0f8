import { submitApplication } from "../../api/contract/applications/submitApplication";
import { callApplication } from "../../session/application";
import { sendLead } from "../../session/lead";
import type { Session } from "../../session/session";
import type { ApplicationRef } from "../../session/snapshot";
import type { FollowEnd } from "./followQuotes";
import { followQuotes } from "./followQuotes";

/** What a run says to the service. Apart, so that the screen stands while this loads. */
export const submit = (session: Session, signal: AbortSignal) => callApplication(session, submitApplication, {}, signal);

export const follow = async (session: Session, { id, token }: ApplicationRef, signal: AbortSignal): Promise<FollowEnd> =>
  followQuotes({
    client: await session.api(),
    applicationId: id,
    token,
    signal,
    onEvent: (event) => session.quotes.receive(event),
    isOver: () => session.quotes.complete.peek(),
  });

export const tellLead = (session: Session): Promise<boolean> => sendLead(session, "QUOTED");
