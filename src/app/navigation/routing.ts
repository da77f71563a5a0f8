import type { LineSlug } from "../../business/lines";
import { isLineSlug } from "../../business/lines";
import type { Position } from "../../flow/flow";
import { workOf } from "../../flow/flow";
import { lines } from "../../lines/lines";
import { otherProducts } from "../../session/lead/scenarios";
import type { Line } from "../../session/line";
import type { Session } from "../../session/session";
import { pages } from "../pages/pages";
import type { HistoryMode, View } from "./navigator";
import { nearestEarlier, positionOf, positionPath, stepsOf } from "./positions";
import type { LineRoute, PageName, Route } from "./routes";
import { genericLine, parseRoute } from "./routes";

export interface RoutingOptions {
  readonly session: Session;
  /** The lines that a route may lead to. */
  readonly offered: () => readonly LineSlug[];
  /** The target of an unknown route. */
  readonly home: () => string;
  /** Called with the referral code that a line's first step may carry as a path segment. */
  readonly onReferral: (code: string) => void;
  /** Called when the route asks for another line than the current one; makes that line the session's. */
  readonly onLineChange: (line: Line) => void;
}

/** The screen that a route leads to, and how its own route is written to the address. */
export interface Destination {
  readonly next: Omit<View, "direction" | "isElsewhere">;
  readonly mode: HistoryMode;
}

/** A navigation under way. `signal` ends it, and nothing is entered or shown afterwards. */
export interface Trip {
  readonly mode: HistoryMode;
  /** Nothing is shown yet. */
  readonly isFirst: boolean;
  readonly signal: AbortSignal;
}

const load = async (slug: LineSlug): Promise<Line> => (await lines[slug]()).line;

/**
 * Decides which screen a route shows, as far as the journey allows, and loads it. Enters the route's line. Null if the trip ended while
 * the line was loaded.
 */
export type Routing = (route: Route, trip: Trip) => Promise<Destination | null>;

export function createRouting({ session, offered, home, onReferral, onLineChange }: RoutingOptions): Routing {
  const { restored } = session;
  /** The line that was entered last: a generic page in between doesn't change the line. */
  let entered = restored?.line === genericLine ? null : (restored?.line ?? null);

  /** Returns the line of a generic page: the current line if it has that page, unless the visitor chose other products. */
  async function ownerOf(rest: string, { isFirst }: Trip): Promise<Line> {
    const slug = isFirst ? restored?.line : session.line.peek()?.slug;
    const owner = slug && isLineSlug(slug) && session.complex.peek()?.scenario !== otherProducts ? await load(slug) : null;
    return owner && stepsOf(owner).some(({ id, generic }) => generic && id === rest) ? owner : load(genericLine);
  }

  /** Makes the route's line the session's. */
  async function enterLine({ line: slug, rest }: LineRoute, trip: Trip): Promise<Line | null> {
    const current = session.line.peek();
    if (current?.slug === slug && slug !== genericLine) return current;
    const line = await (slug === genericLine ? ownerOf(rest, trip) : load(slug));
    if (trip.signal.aborted) return null;
    if (line.slug === genericLine) {
      session.line.value = line;
      return line;
    }
    const before = session.application.peek()?.line ?? entered;
    entered = line.slug;
    if (before && before !== line.slug) onLineChange(line);
    else session.line.value = line;
    return line;
  }

  /** A page beside the lines. In place of a refused line, the type selection names it and shows those on offer. */
  async function pageOf(route: Exclude<Route, { kind: "unknown" | "selected" }>, { mode }: Trip): Promise<Destination> {
    const name: PageName | "types" = route.kind === "page" ? route.page : "types";
    const { Screen, title } = await pages[name]();
    const path = route.kind === "line" ? route.line : name === "types" ? "" : name;
    return { next: { path, line: session.line.peek(), position: null, step: null, Screen, title }, mode };
  }

  async function screenIn(line: Line, { rest, orFrontier }: LineRoute, trip: Trip): Promise<Destination | null> {
    const journey = session.journey.peek();
    if (!journey) throw new Error("A line has a journey");
    const instead: Trip = { ...trip, mode: "replace" };
    const showInstead = ({ step, detail }: Position) => resolve({ kind: "line", line: line.slug, rest: detail === null ? step : `${step}/${detail}` }, instead);
    const wanted = positionOf(journey, line, rest);
    if (wanted?.detail && wanted.step === journey.first.step) onReferral(wanted.detail);
    const visit = wanted && journey.visit(wanted);
    if (!visit || visit.kind === "unknown") {
      return showInstead(orFrontier ? journey.frontier : nearestEarlier(journey, line, session.progress().completed, rest));
    }
    const { position } = visit;
    const step = journey.find(position.step);
    if (!step) throw new Error("A journey shows its own steps only");
    const isBegun = line.slug === genericLine ? restored !== null : session.progress().at !== null;
    if (trip.isFirst && !isBegun && !step.entry && step.id !== journey.first.step) return showInstead(journey.first);
    const { screen: Screen } = await workOf(step);
    const { mode } = visit.kind === "redirect" ? instead : trip;
    return { next: { path: positionPath(line, position), line, position, step, Screen, title: step.title }, mode };
  }

  async function resolve(route: Route, trip: Trip): Promise<Destination | null> {
    const instead: Trip = { ...trip, mode: "replace" };
    if (route.kind === "unknown") {
      const fallback = parseRoute(home()).route;
      if (fallback.kind === "unknown") throw new Error("The home route must exist");
      return resolve(fallback, instead);
    }
    if (route.kind === "selected") {
      const slug = session.application.peek()?.line ?? session.bought.peek()?.line;
      return resolve(slug && isLineSlug(slug) ? { kind: "line", line: slug, rest: route.rest, orFrontier: true } : { kind: "unknown" }, instead);
    }
    if (route.kind === "types" && home() !== "") return resolve(parseRoute(home()).route, instead);
    const isRefused = route.kind === "line" && route.line !== "other" && !offered().includes(route.line);
    if (route.kind !== "line" || isRefused) return pageOf(route, trip);
    const line = await enterLine(route, trip);
    return line && screenIn(line, route, trip);
  }

  return resolve;
}
