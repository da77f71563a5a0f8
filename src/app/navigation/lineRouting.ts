import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../../business/lines";
import { isLineSlug } from "../../business/lines";
import { canonicalJson } from "../../kernel/ids";
import type { Partner } from "../../partner/partnerShown";
import type { HostContext } from "../../session/hostContext";
import type { Session } from "../../session/session";
import type { View } from "./navigator";

/** The routes that a visitor of this element may go to, and the one to begin with. */
export interface LineRouting {
  /** Lines to choose from: the attribute's and the partner's, in the partner's order. */
  offered(): readonly LineSlug[];
  /** The lines on offer, and the other half of a bundle: one that was wanted, or that has just been finished. */
  reachable(): readonly LineSlug[];
  /** Lines that were asked for and can't be had: that of a route, or the attribute's where the partner has none of them. */
  refused(route: string): readonly LineSlug[];
  /** The route of the line's first screen where the element is about one line, else of the type selection. */
  home(): string;
  /** The route where a page without a route of ours begins: where the visitor was, or the line that its own path names. */
  resume(): string;
  /**
   * The route where a visitor belongs after the attribute has changed; null to stay. Nothing that is being typed is taken away:
   * then the line under way goes on, and the new one is where the next start leads.
   */
  moved(view: Pick<View, "line" | "step" | "position">): string | null;
}

interface LineRoutingOptions {
  readonly partner: Pick<Partner, "lines">;
  readonly session: Pick<Session, "outcome" | "restored" | "line" | "journeys" | "drafted" | "answers">;
  readonly context: Pick<HostContext, "lineInPath">;
  /** The attribute's; empty offers all of the partner's. */
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
}

export function createLineRouting({ partner, session, context, lines }: LineRoutingOptions): LineRouting {
  // Other products are in nobody's list: every partner has an advisor to ask.
  const has = (line: LineSlug): boolean => line === "other" || partner.lines.includes(line);
  const asked = (): readonly LineSlug[] => lines.peek();
  const isRefused = (): boolean => asked().length > 0 && !asked().some(has);
  const offered = (): readonly LineSlug[] => {
    const all = [...partner.lines, ...asked().filter((line) => line === "other")];
    return asked().length === 0 || isRefused() ? all : all.filter((line) => asked().includes(line));
  };
  const reachable = (): readonly LineSlug[] => {
    const { line, next = [] } = session.outcome.peek() ?? {};
    const underWay = session.line.peek()?.slug;
    return [...offered(), ...partner.lines.filter((slug) => slug === line || slug === underWay || next.includes(slug))];
  };
  // A named line is kept where the partner hasn't got it: the visitor is told so, and isn't asked another line's first question.
  const home = (): string => {
    if (asked().length === 1) return asked()[0]!;
    // One card is no choice.
    return !isRefused() && offered().length === 1 ? offered()[0]! : "";
  };
  // The only line leads on at the start alone: on a page whose path is the route, the type selection couldn't be reached again after a reload.
  const entrance = (): string => home() || (context.lineInPath && offered().includes(context.lineInPath) ? context.lineInPath : "");
  return {
    offered,
    reachable,
    refused: (route) => (isLineSlug(route) ? [route] : isRefused() ? asked() : []),
    home,
    moved({ line, step, position }) {
      const fields = step?.fields ?? [];
      const typed = session.drafted(fields);
      const known = session.answers.peek();
      const isTouched = fields.some((field) => canonicalJson(typed[field.name]) !== canonicalJson(known.get(field)));
      if (isTouched || (position && line && isLineSlug(line.slug) && offered().includes(line.slug))) return null;
      return session.journeys.peek()[home()]?.at ?? home();
    },
    resume() {
      const { line = null } = session.restored ?? {};
      const at = line ? session.restored?.journeys[line]?.at : null;
      return line && isLineSlug(line) && reachable().includes(line) && at ? at : entrance();
    },
  };
}
