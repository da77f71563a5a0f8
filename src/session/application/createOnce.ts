import type { creationAt } from "../../api/contract/applications/creationAt";
import type { Endpoint } from "../../api/contract/endpoint";
import type { BodyOf } from "../../api/contract/requests";
import type { CallOptions } from "../../api/request";
import type { LineSlug } from "../../business/lines";
import { hashOf } from "../../kernel/ids";
import type { EffectOutcome } from "../effectOutcome";
import type { Session } from "../session";
import { keepCreated } from "./application";
import { isOpen } from "./isOpen";

type CreationEndpoint = Endpoint & { create: true; response: ReturnType<typeof creationAt>["response"] };

interface Given {
  /** Stands for the visit, the step and the answers that lead to another application when they change. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/**
 * Creates the session's application, under its lead if there is one. A create without a response is repeated under its key, even
 * after a reload and under a lead that has been made since, so that it makes one application.
 */
export async function createOnce<Called extends CreationEndpoint>(
  session: Session,
  line: LineSlug,
  endpoint: Called,
  said: Omit<BodyOf<Called>, "leadId">,
  { idempotencyKey, signal }: Given,
): Promise<EffectOutcome> {
  const { applicationCreation, lead, api } = session;
  const under = lead.peek();
  const start = `${idempotencyKey}:${hashOf([line, said])}`;
  const call = async (key: string) => {
    applicationCreation.value = key;
    const options = { body: { ...said, ...(under && { leadId: under.id }) }, ...(under && { token: under.token }), idempotencyKey: key, signal };
    // Which body is right depends on the endpoint, which is generic here.
    const made = await api.call(endpoint, options as unknown as CallOptions<Called>);
    if (applicationCreation.peek() === key && (made.ok || !isOpen(made.error))) applicationCreation.value = null;
    return made;
  };
  const begun = applicationCreation.peek();
  // Once the first create is answered, another lead has an application of its own.
  const own = `${start}:${under?.id ?? ""}`;
  const key = begun?.startsWith(start) ? begun : own;
  const made = await call(key);
  // A service may take the lead as part of the body that a key stands for.
  const isRepeated = key === own || made.ok || made.error.code !== "IDEMPOTENCY_CONFLICT";
  return keepCreated(session, line, isRepeated ? made : await call(own));
}
