import type { Logger } from "../../kernel/logger";

/**
 * How the widget's route meets the host's URL. A route is relative and has no leading slash: `auto/driver`, with its own
 * query for the modal: `auto/address?modal=auto-complex-code-not-supported`. An adapter only ever touches
 * the part of the URL that is its own.
 */
export interface RouterAdapter {
  /** The route that the URL carries now; null when it carries none of ours. */
  read(): string | null;
  /** A forward step of the visitor: a new history entry. */
  push(route: string): void;
  /** A first sync, a redirect, or a step after a loading screen: no new entry. */
  replace(route: string): void;
  /**
   * Travels back to the entry that shows the route, so that Back doesn't lead into a form or modal that is done with. False
   * where none is known: the entry that is shown is replaced then, as it is by an adapter that has no such thing.
   */
  back?(route: string): boolean;
  /** Called when the visitor moves through history. Returns how to stop listening. */
  listen(onChange: (route: string | null) => void): () => void;
  /** An address for a link to the route. */
  href(route: string): string;
  /** Takes query parameters that held personal data out of the host's URL. */
  forget?(parameters: readonly string[]): void;
  /** The page's address without the route, for a link that leads to the page alone. Without it the address as it stands, less its fragment. */
  page?(): string;
  /** Takes its route out of the URL: another adapter takes over. */
  leave?(): void;
}

/** A host's own adapter may throw, and that must break neither widget nor page: the widget goes on as if it had no URL. */
export function guardRouter(adapter: RouterAdapter, logger: Logger): RouterAdapter {
  const safely = <Value>(act: () => Value, otherwise: Value): Value => {
    try {
      return act();
    } catch {
      logger.error("router-threw", "The page's router threw");
      return otherwise;
    }
  };
  return {
    read: () => safely(() => adapter.read(), null),
    push: (route) => safely(() => adapter.push(route), undefined),
    replace: (route) => safely(() => adapter.replace(route), undefined),
    back: (route) => safely(() => adapter.back?.(route) ?? false, false),
    listen(onChange) {
      const stop = safely(() => adapter.listen(onChange), () => undefined);
      return () => safely(stop, undefined);
    },
    href: (route) => safely(() => adapter.href(route), "#"),
    forget: (parameters) => safely(() => adapter.forget?.(parameters), undefined),
    page: () => safely(() => adapter.page?.(), undefined) ?? window.location.href.split("#", 1)[0]!,
    leave: () => safely(() => adapter.leave?.(), undefined),
  };
}
