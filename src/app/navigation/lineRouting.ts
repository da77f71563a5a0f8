import type { ReadonlySignal } from "@preact/signals-react";
import type { LineSlug } from "../../business/lines";
import { isLineSlug } from "../../business/lines";
import { canonicalJson } from "../../kernel/ids";
import type { Partner } from "../../partner/partnerShown";
import type { HostContext } from "../../session/hostContext";
import type { Session } from "../../session/session";
import type { View } from "./navigator";

/** The lines and routes open to a visitor of this element, and the route to start at. */
export interface LineRouting {
  /** Lines to choose from: those of the attribute that the partner has, in the partner's order. */
  offered(): readonly LineSlug[];
  /** The lines on offer, the current one, and both lines of a bundle: the finished one and those still wanted. */
  reachable(): readonly LineSlug[];
  /** Requested lines that aren't offered: the route's, or the attribute's if the partner has none of them. */
  refused(route: string): readonly LineSlug[];
  /** The route of the line's first screen if the element is about one line, else of the type selection. */
  home(): string;
  /** The first route of a page whose URL carries none: the visitor's last one, or the line that the page's path names. */
  resume(): string;
  /**
   * The route to move to after the attribute changed; null to stay. A visitor who has typed something stays in the current line, so
   * that nothing is lost, and the next start leads to the new one.
   */
  moved(view: Pick<View, "line" | "step" | "position">): string | null;
}

interface LineRoutingOptions {
  readonly partner: Pick<Partner, "lines">;
  readonly session: Pick<Session, "outcome" | "restored" | "line" | "journeys" | "drafted" | "answers">;
  readonly context: Pick<HostContext, "lineInPath">;
  /** The attribute's lines; empty offers all of the partner's. */
  readonly lines: ReadonlySignal<readonly LineSlug[]>;
}

export function createLineRouting({ partner, session, context, lines }: LineRoutingOptions): LineRouting {
  // No partner's list contains other products: every partner's advisor handles them.
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
  // Keeps a line that the partner doesn't offer: the visitor reads so, instead of seeing another line's first question.
  const home = (): string => {
    if (asked().length === 1) return asked()[0]!;
    // A type selection with one card offers no choice.
    return !isRefused() && offered().length === 1 ? offered()[0]! : "";
  };
  // The page's path decides the start only: as `home` it would make the type selection unreachable after a reload.
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
