import { signal } from "@preact/signals-react";
import { isLineSlug } from "../business/lines";
import type { LineSlug } from "../business/lines";
import { workOf } from "../flow/flow";
import { phrases } from "../kernel/phrase";
import { lines } from "../lines";
import type { Line } from "../session/line";
import { otherProducts } from "../session/scenarios";
import type { Session } from "../session/session";
import type { HistoryMode, Navigator, View } from "./navigator";
import { isReplaced } from "./newerVersion";
import { pages } from "./pages/pages";
import { positionOf, positionPath, stepsOf } from "./positions";
import type { LineRoute, PageName, Route } from "./routes";
import { genericLine, parseRoute, withModal } from "./routes";
import type { RouterAdapter } from "./router";
import { guardRouter } from "./router";

const texts = phrases("navigator", {
  failed: "The next page didn't load. Check your connection and try again.",
  retry: "Try again",
  replaced: "This page has been updated. Reload it to go on: what you typed is kept.",
  reload: "Reload",
});

interface NavigatorOptions {
  readonly session: Session;
  readonly adapter: RouterAdapter;
  /** Only these lines are offered; empty means all of the partner's. */
  readonly offered: () => readonly LineSlug[];
  /** Where an unknown route leads. */
  readonly home: () => string;
  /** After a screen was shown. */
  readonly onShown: (view: View) => void;
  /** The first step of every line takes a referral code as a path segment. */
  readonly onReferral: (code: string) => void;
  /** A line other than the one under way is wanted: makes it the session's. */
  readonly onLineChange: (line: Line) => void;
}

export function createNavigator(options: NavigatorOptions): Navigator {
  const { session, offered, home } = options;
  const view = signal<View | null>(null);
  const modal = signal<string | null>(null);
  let adapter = options.adapter;
  let stopListening = (): void => undefined;
  let latest = 0;
  let isOver = false;
  /** Whether nothing was asked for since, and the widget is still there: what is late changes neither session nor address. */
  const isCurrent = (asked: number): boolean => asked === latest && !isOver;
  /** The line that was entered last: a generic page in between is no change of line. */
  let underWay = session.restored?.line === genericLine ? null : (session.restored?.line ?? null);

  const write = (path: string, mode: HistoryMode): void => {
    if (isOver) return;
    const route = withModal(path, modal.peek());
    if (mode === "push") adapter.push(route);
    // Even where it reads the same: the address may have a trailing slash (decision 4).
    else if (mode === "replace") adapter.replace(route);
  };

  const show = (next: Omit<View, "isBack" | "isFirst">, asked: number, mode: HistoryMode): void => {
    if (!isCurrent(asked)) return;
    const before = view.peek();
    const order = (shown: Pick<View, "position"> | null): number =>
      shown?.position ? (session.journey.peek()?.steps.findIndex((step) => step.id === shown.position?.step) ?? -1) : -1;
    const isBack = before !== null && order(next) !== -1 && order(next) < order(before);
    const shown = { ...next, isBack, isFirst: before === null };
    const changed = before?.path !== next.path || before.Screen !== next.Screen;
    if (changed) view.value = shown;
    write(next.path, mode);
    if (changed) options.onShown(shown);
  };

  const load = async (slug: LineSlug): Promise<Line> => (await lines[slug]()).line;

  /** The line to which a generic page belongs: the one under way where it shares the page, unless something else was chosen (decision 15). */
  const ownerOf = async (rest: string): Promise<Line> => {
    const slug = view.peek() ? session.line.peek()?.slug : session.restored?.line;
    const owner = slug && isLineSlug(slug) && session.complex.peek()?.scenario !== otherProducts ? await load(slug) : null;
    return owner && stepsOf(owner).some(({ id, generic }) => generic && id === rest) ? owner : load(genericLine);
  };

  /** Makes the route's line the session's. Null where another route was asked for while it loaded. */
  const enterLine = async ({ line: slug, rest }: LineRoute, asked: number): Promise<Line | null> => {
    const current = session.line.peek();
    if (current?.slug === slug && slug !== genericLine) return current;
    const line = await (slug === genericLine ? ownerOf(rest) : load(slug));
    if (!isCurrent(asked)) return null;
    if (line.slug === genericLine) {
      session.line.value = line;
      return line;
    }
    const before = session.application.peek()?.line ?? underWay;
    underWay = line.slug;
    if (before && before !== line.slug) options.onLineChange(line);
    else session.line.value = line;
    return line;
  };

  async function resolve(route: Route, asked: number, mode: HistoryMode): Promise<void> {
    const isRefused = route.kind === "line" && route.line !== "other" && !offered().includes(route.line);
    if (route.kind === "unknown") {
      const fallback = parseRoute(home()).route;
      if (fallback.kind === "unknown") throw new Error("The home route must exist");
      return resolve(fallback, asked, "replace");
    }
    if (route.kind === "types" && home() !== "") return resolve(parseRoute(home()).route, asked, "replace");
    if (route.kind !== "line" || isRefused) {
      // The type selection says which line isn't offered, and shows those that are: never another line's first question.
      const name: PageName | "types" = route.kind === "page" ? route.page : "types";
      const { Screen } = await pages[name]();
      show({ path: route.kind === "line" ? route.line : name === "types" ? "" : name, line: session.line.peek(), position: null, step: null, Screen }, asked, mode);
      return undefined;
    }
    const line = await enterLine(route, asked);
    if (!line) return undefined;
    const journey = session.journey.peek();
    if (!journey) throw new Error("A line has a journey");
    const begin = () => resolve({ kind: "line", line: line.slug, rest: journey.first.step }, asked, "replace");
    const wanted = positionOf(journey, line, route.rest);
    if (wanted?.detail && wanted.step === journey.first.step) options.onReferral(wanted.detail);
    const visit = wanted && journey.visit(wanted);
    if (!visit || visit.kind === "unknown") return begin();
    const { position } = visit;
    const step = journey.find(position.step);
    if (!step) throw new Error("A journey shows its own steps only");
    const isLoaded = view.peek() === null;
    const isBegun = line.slug === genericLine ? session.restored !== null : session.progress().at !== null;
    if (isLoaded && !isBegun && !step.entry && step.id !== journey.first.step) return begin();
    const { screen: Screen } = await workOf(step);
    const path = positionPath(line, position);
    show({ path, line, position, step, Screen }, asked, visit.kind === "redirect" ? "replace" : mode);
    return undefined;
  }

  const go = async (text: string, mode: HistoryMode = "push"): Promise<void> => {
    latest += 1;
    const asked = latest;
    const parsed = parseRoute(text);
    modal.value = parsed.modal;
    try {
      await resolve(parsed.route, asked, mode);
    } catch (error) {
      if (!isCurrent(asked)) return;
      if (view.peek() === null) throw error;
      const replaced = await isReplaced();
      if (!isCurrent(asked)) return;
      session.logger.error("screen-not-loaded", "A screen could not be loaded", { route: parsed.route.kind, replaced });
      const reload = (): void => {
        // The new version begins where this one was asked to go.
        write(text.split("?")[0]!, mode);
        session.leaving.value = true;
        window.location.reload();
      };
      session.notices.show(
        "error",
        replaced ? texts.replaced : texts.failed,
        replaced ? { label: texts.reload, run: reload } : { label: texts.retry, run: () => void go(text, mode) },
      );
    }
  };

  const listen = (): void => {
    stopListening = adapter.listen((route) => void go(route ?? home(), "none"));
  };

  return {
    view,
    modal,
    async start(fallback, ignoresUrl) {
      const given = ignoresUrl ? null : adapter.read();
      await go(given ?? fallback, "replace");
      if (!isOver) listen();
    },
    go,
    to: (position, mode = "push") => go(positionPath(session.line.peek(), position), mode),
    returnTo(position) {
      const path = positionPath(session.line.peek(), position);
      return go(path, adapter.back?.(path) ? "none" : "replace");
    },
    openModal(value, mode) {
      modal.value = value;
      write(view.peek()?.path ?? "", mode);
    },
    closeModal(mode) {
      const path = view.peek()?.path ?? "";
      modal.value = null;
      if (mode === "replace" || !adapter.back?.(path)) write(path, "replace");
    },
    pathOf: (position) => positionPath(session.line.peek(), position),
    href: (route) => adapter.href(route),
    use(next) {
      stopListening();
      adapter.leave?.();
      adapter = guardRouter(next, session.logger);
      write(view.peek()?.path ?? "", "replace");
      listen();
    },
    dispose() {
      isOver = true;
      stopListening();
    },
  };
}
