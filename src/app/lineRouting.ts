import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../business/lines";
import { isLineSlug } from "../business/lines";
import type { Partner } from "../partner/partnerShown";
import type { HostContext } from "../session/hostContext";
import type { Session } from "../session/session";

/** Where a visitor of this element may go, and where one begins. */
export interface LineRouting {
  /** Lines to choose from: the attribute's and the partner's, in the partner's order. */
  offered(): readonly LineSlug[];
  /** Those, and the other half of a bundle: one that was wanted, or that has just been finished (decision 29). */
  reachable(): readonly LineSlug[];
  /** The route of the line's first screen where the element is about one line, else of the type selection. */
  home(): string;
  /** The route where a page without a route of ours begins: where the visitor was, or the line that its own path names. */
  resume(): string;
}

interface LineRoutingOptions {
  readonly partner: Pick<Partner, "lines">;
  readonly session: Pick<Session, "outcome" | "restored">;
  readonly context: Pick<HostContext, "lineInPath">;
  /** The attribute's; empty offers all of the partner's. */
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
}

export function createLineRouting({ partner, session, context, lines }: LineRoutingOptions): LineRouting {
  const offered = (): readonly LineSlug[] => {
    const asked = lines.peek();
    // Other products are in nobody's list: every partner has an advisor to ask.
    const all = [...partner.lines, ...asked.filter((line) => line === "other")];
    const shown = all.filter((line) => asked.length === 0 || asked.includes(line));
    return shown.length > 0 ? shown : all;
  };
  const reachable = (): readonly LineSlug[] => {
    const { line, next = [] } = session.outcome.peek() ?? {};
    return [...offered(), ...partner.lines.filter((slug) => slug === line || next.includes(slug))];
  };
  const home = (): string => (lines.peek().length === 1 ? offered()[0] : undefined) ?? "";
  // Where it begins and no more: on a page whose path is the route, the type selection couldn't be reached again after a reload.
  const entrance = (): string => home() || (context.lineInPath && offered().includes(context.lineInPath) ? context.lineInPath : "");
  return {
    offered,
    reachable,
    home,
    resume() {
      const { line = null } = session.restored ?? {};
      const at = line ? session.restored?.journeys[line]?.at : null;
      return line && isLineSlug(line) && reachable().includes(line) && at ? at : entrance();
    },
  };
}
