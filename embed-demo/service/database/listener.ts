import { setTimeout as pause } from "node:timers/promises";

/** A connection that hears `NOTIFY`. */
export interface Link {
  listen(channel: string): Promise<void>;
  /** Rejects if the database doesn't answer in time: a link that is cut silently would never be reported. */
  check(): Promise<void>;
  end(): Promise<void>;
}

export interface LinkEvents {
  onNotice(channel: string, payload: string): void;
  /** The link is gone. A driver may report it twice: that it failed, and that it ended. */
  onLost(): void;
}

/** Opens a link; rejects if it can't. */
export type Connect = (events: LinkEvents) => Promise<Link>;

/** Milliseconds: a link is reopened so long after it breaks, and checked so often. */
const every = { opening: 1_000, check: 3_000 } as const;

interface Heard {
  readonly onPayload: (payload: string) => void;
  readonly onMissed: () => void;
}

/**
 * One link for all channels, reopened a second after it breaks. There is never more than one link: if each break started an attempt
 * of its own, a database that is down for a minute would face thousands of connections when it returns. Notifications are lost while
 * it is away, so everybody who listens is told to look: when it breaks, once a second, and when it is back.
 */
export function createListener(connect: Connect, wait: () => Promise<unknown> = () => pause(every.opening)) {
  const listeners = new Map<string, Heard>();
  const checking = setInterval(() => void check(), every.check);
  checking.unref();
  let link: Link | null = null;
  /** The first link while it is being opened, for all who ask meanwhile. */
  let opening: Promise<void> | null = null;
  let isReopening = false;
  let isClosed = false;

  async function open(): Promise<Link> {
    let isLost = false;
    let made: Link | null = null;
    const onLost = (): void => {
      isLost = true;
      if (made === null || made !== link) return;
      lose();
    };
    made = await connect({ onNotice: (channel, payload) => listeners.get(channel)?.onPayload(payload), onLost });
    try {
      for (const channel of listeners.keys()) await made.listen(channel);
      if (isLost || isClosed) throw new Error("Lost while it was opened");
      return made;
    } catch (error) {
      await made.end().catch(() => {});
      throw error;
    }
  }

  async function openFirst(): Promise<void> {
    try {
      link = await open();
    } finally {
      opening = null;
    }
  }

  function lose(): void {
    link = null;
    tellMissed();
    void reopen();
  }

  function tellMissed(): void {
    for (const { onMissed } of listeners.values()) onMissed();
  }

  async function check(): Promise<void> {
    const checked = link;
    await checked?.check().catch(() => {
      void checked.end().catch(() => {});
      if (checked === link) lose();
    });
  }

  async function reopen(): Promise<void> {
    if (isReopening) return;
    isReopening = true;
    while (!isClosed && !link) {
      await wait();
      if (isClosed) break;
      link = await open().catch(() => null);
      tellMissed();
    }
    isReopening = false;
  }

  return {
    check,
    /** Rejects if the first link fails: a service without its database doesn't start. */
    async listen(channel: string, onPayload: (payload: string) => void, onMissed: () => void): Promise<void> {
      listeners.set(channel, { onPayload, onMissed });
      if (!link && !isReopening) await (opening ??= openFirst());
      await link?.listen(channel);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(checking);
      await link?.end();
    },
  };
}
