/** A create that a page sent: refused by the service, or not, as far as anybody can know. */
export interface Creation {
  readonly call: string;
  readonly body: string;
  isRefused: boolean;
}

/**
 * A visit, as its tabs share it: duplicating a tab goes on with the same one. It knows what a visitor may have made, from
 * what they did, and nothing of the widget's own state.
 */
export class Story {
  /** The number of times that the visitor has begun. There may be as many leads, and as many applications. */
  begun = 1;
  /** Creates by their idempotency key, which a repeat keeps. */
  readonly #creations = new Map<string, Creation>();
  /** The routes that were shown. */
  readonly shown = new Set<string>();
  /** The furthest section of progress that was shown, by line. */
  readonly furthest = new Map<string, number>();

  /** Notes that the visitor begins anew: by a line of their own choice, a cleared storage, or over again. */
  beginAnew(): void {
    this.begun += 1;
    this.shown.clear();
    this.furthest.clear();
  }

  /** Allows for one more of each: a response that says that the first is gone, or a tab that began beside the first. */
  allowAgain(): void {
    this.begun += 1;
  }

  noteCreate(key: string, call: string, body: string): void {
    if (!this.#creations.has(key)) this.#creations.set(key, { call, body, isRefused: false });
  }

  noteRefused(key: string): void {
    const creation = this.#creations.get(key);
    if (creation) creation.isRefused = true;
  }

  /** Returns the creates of leads or applications that the service may have carried out. */
  madeOf(call: RegExp): readonly Creation[] {
    return [...this.#creations.values()].filter((one) => !one.isRefused && call.test(one.call));
  }
}
