/**
 * How the widget's route meets the host's URL. A route is relative and has no leading slash: `auto/driver`, with its own
 * query for the modal: `auto/address?modal=auto-complex-code-not-supported` (decisions 1-3). An adapter only ever touches
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
  /** Takes query parameters that held personal data out of the host's URL (decision 12). */
  forget?(parameters: readonly string[]): void;
}
