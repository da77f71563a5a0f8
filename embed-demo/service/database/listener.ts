import { setTimeout as pause } from "node:timers/promises";

/** A connection that hears `NOTIFY`. */
export interface Link {
  listen(channel: string): Promise<void>;
  end(): Promise<void>;
}

export interface LinkEvents {
  onNotice(channel: string, payload: string): void;
  /** The link is gone. A driver may report it twice: that it failed, and that it ended. */
  onLost(): void;
}

interface Listener {
  onPayload(payload: string): void;
  onRestored?(): void;
}

/** Opens a link; rejects if it can't. */
export type Connect = (events: LinkEvents) => Promise<Link>;

/**
 * One link for all channels, reopened a second after it breaks; callers also poll, so nothing is lost. There is never more than one
 * link: if each break started an attempt of its own, a database that is down for a minute would face thousands of connections when
 * it returns.
 */
export function createListener(connect: Connect, wait: () => Promise<unknown> = () => pause(1_000)) {
  const listeners = new Map<string, Listener>();
  let link: Link | null = null;
  let isReopening = false;
  let isClosed = false;

  async function open(): Promise<Link> {
    let isLost = false;
    let made: Link | null = null;
    const onLost = (): void => {
      isLost = true;
      if (made === null || made !== link) return;
      link = null;
      void reopen();
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

  async function reopen(): Promise<void> {
    if (isReopening) return;
    isReopening = true;
    while (!isClosed && !link) {
      await wait();
      if (!isClosed) link = await open().catch(() => null);
    }
    isReopening = false;
    if (link) for (const { onRestored } of listeners.values()) onRestored?.();
  }

  return {
    /**
     * Rejects if the first link fails: a service without its database doesn't start. `onRestored` is called after a break, during
     * which notices may have been lost.
     */
    async listen(channel: string, onPayload: (payload: string) => void, onRestored?: () => void): Promise<void> {
      listeners.set(channel, { onPayload, ...(onRestored && { onRestored }) });
      if (link) await link.listen(channel);
      else if (!isReopening) link = await open();
    },
    async close(): Promise<void> {
      isClosed = true;
      await link?.end();
    },
  };
}
