import { describe, expect, it } from "vitest";
import { createListener, type Link, type LinkEvents } from "./listener";

/** A database that can be switched off, with counts of its open and requested links. */
function database() {
  const links = new Map<Link, LinkEvents>();
  const state = { isUp: true, isSilent: false, asked: 0 };
  const connect = (events: LinkEvents): Promise<Link> => {
    state.asked += 1;
    if (!state.isUp) {
      // Like the driver: the attempt rejects, and its connection ends.
      queueMicrotask(events.onLost);
      return Promise.reject(new Error("refused"));
    }
    const link: Link = { listen: () => Promise.resolve(), check: () => (state.isSilent ? Promise.reject(new Error("timeout")) : Promise.resolve()), end: () => Promise.resolve(void links.delete(link)) };
    links.set(link, events);
    return Promise.resolve(link);
  };
  const cut = (): void => {
    const lost = [...links.values()];
    links.clear();
    for (const { onLost } of [...lost, ...lost]) onLost();
  };
  const notify = (payload: string): void => links.forEach(({ onNotice }) => onNotice("work", payload));
  return { state, links, connect, cut, notify };
}

/** Waits that end on command. */
function patience() {
  const waiting: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    async pass(): Promise<number> {
      const over = waiting.splice(0);
      for (const resolve of over) resolve();
      await settle();
      return over.length;
    },
  };
}

async function begin() {
  const { wait, pass } = patience();
  const base = database();
  const heard: string[] = [];
  const listener = createListener(base.connect, wait);
  const missed = { times: 0 };
  await listener.listen("work", (payload) => heard.push(payload), () => (missed.times += 1));
  await listener.listen("done", () => {}, () => {});
  return { ...base, pass, heard, missed, listener };
}

describe("a listener", () => {
  it("has one link for all channels", async () => {
    const { links, state } = await begin();
    expect([links.size, state.asked]).toEqual([1, 1]);
  });

  it("has one link for channels that are asked for at once, and hears on each", async () => {
    const { links, state, connect } = database();
    const heard: string[] = [];
    const { listen } = createListener((events) => connect(events).then((link) => ({ ...link, listen: (channel) => Promise.resolve(void heard.push(channel)) })));
    await Promise.all(["work", "done"].map((channel) => listen(channel, () => {}, () => {})));
    expect([links.size, state.asked, new Set(heard)]).toEqual([1, 1, new Set(["work", "done"])]);
  });

  it("has one link again, however often it breaks and however often a break is reported", async () => {
    const { links, cut, pass, notify, heard } = await begin();
    for (const round of ["1", "2", "3", "4"]) {
      cut();
      await pass();
      expect(links.size).toBe(1);
      notify(round);
    }
    expect(heard).toEqual(["1", "2", "3", "4"]);
  });

  it("connects to a database that is down one attempt at a time", async () => {
    const { state, links, cut, pass } = await begin();
    state.isUp = false;
    cut();
    for (let second = 0; second < 6; second += 1) expect(await pass()).toBe(1);
    expect(state.asked).toBe(7);
    state.isUp = true;
    await pass();
    expect(links.size).toBe(1);
    expect(await pass()).toBe(0);
  });

  it("tells everybody to look when it breaks, after each attempt, and when it is back, but not while it works", async () => {
    const { state, cut, pass, notify, missed } = await begin();
    notify("1");
    expect(missed.times).toBe(0);
    state.isUp = false;
    cut();
    expect(missed.times).toBe(1);
    await pass();
    await pass();
    expect(missed.times).toBe(3);
    state.isUp = true;
    await pass();
    expect(missed.times).toBe(4);
    await pass();
    expect(missed.times).toBe(4);
  });

  it("replaces a link that is silent, which no driver reports", async () => {
    const { state, links, listener, pass, notify, heard, missed } = await begin();
    await listener.check();
    expect([missed.times, state.asked]).toEqual([0, 1]);
    state.isSilent = true;
    await listener.check();
    expect([missed.times, links.size]).toEqual([1, 0]);
    state.isSilent = false;
    await pass();
    notify("1");
    expect([links.size, state.asked, heard]).toEqual([1, 2, ["1"]]);
  });

  it("makes no further attempt once it is closed", async () => {
    const { state, links, cut, pass, listener } = await begin();
    cut();
    await listener.close();
    await pass();
    expect([links.size, state.asked]).toEqual([0, 1]);
  });

  it("doesn't start without a first link", async () => {
    const { state, connect } = database();
    state.isUp = false;
    await expect(createListener(connect).listen("work", () => {}, () => {})).rejects.toThrow("refused");
  });
});
