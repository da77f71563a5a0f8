import { getConnInfo } from "@hono/node-server/conninfo";
import { isOperator } from "./deskRoute";
import type { ServiceContext } from "./serviceContext";

const thisMachine: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** Headers by which a proxy says for whom it asks. */
const forwarding = ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"] as const;

/** True for a caller with the token. Without a token, true only for this machine itself, not for a proxy on it that passes on a stranger's call. */
export function mayReadMetrics(context: ServiceContext, token: string | null): boolean {
  if (token !== null) return isOperator(token, context.req.header("Authorization"));
  return thisMachine.has(getConnInfo(context).remote.address ?? "") && forwarding.every((header) => context.req.header(header) === undefined);
}
