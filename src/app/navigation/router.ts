import type { Logger } from "../../kernel/logger";

/**
 * Reads and writes the widget's route in the host's URL. A route is relative and has no leading slash: `auto/driver`, with its own
 * query for the modal: `auto/address?modal=auto-complex-code-not-supported`. An adapter changes only its own part of the URL.
 */
export interface RouterAdapter {
  /** Returns the URL's current route; null if it carries none. */
  read(): string | null;
  /** Adds a history entry, for a step forward. */
  push(route: string): void;
  /** Replaces the entry, for the first route, a redirect, or a step after a loading screen. */
  replace(route: string): void;
  /**
   * Travels back to the route's entry, so that Back doesn't lead into a finished form or a closed modal. Returns false if it knows no
   * such entry; the caller then replaces the current one, as it does if the adapter has no `back`.
   */
  back?(route: string): boolean;
  /** Calls `onChange` when the visitor moves through history. Returns a function that stops listening. */
  listen(onChange: (route: string | null) => void): () => void;
  /** Returns a link's address for the route. */
  href(route: string): string;
  /** Removes query parameters with personal data from the host's URL. */
  forget?(parameters: readonly string[]): void;
  /** Returns the page's address without the route, for a link to the page itself. Default: the current address without its fragment. */
  page?(): string;
  /** Removes the route from the URL before another adapter takes over. */
  leave?(): void;
}

/** Catches errors of a host's own adapter, which must break neither widget nor page: the widget continues as if it had no URL. */
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
