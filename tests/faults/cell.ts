import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { openTab } from "../engines/chromium";
import type { Tab } from "../engines/engine";
import { createPerson } from "../engines/person";
import { phrasebook } from "../engines/phrasebook";
import { answer, waiting } from "../engines/walk";
import type { Walk } from "../engines/walks";
import { quoteSite } from "../harness/sites";
import { countsOf } from "./counts";
import type { Detour } from "./detours";
import { rhythms, type Fault, type Rhythm } from "./faults";
import { excess, faultsOfMessage, isFinal, said } from "./judge";
import { asNew, storageKey, type Checkpoint } from "./record";
import { sight, type Sighting } from "./sighting";
import type { Stand } from "./stand";

/** A call that goes wrong, and the visitor to whom it happens. */
export interface Cell {
  readonly walk: Walk;
  readonly path: readonly Checkpoint[];
  /** The index of the screen from which the call is made. */
  readonly at: number;
  /** The action there, if it isn't the screen's own way on. */
  readonly detour?: Detour;
  readonly endpoint: Endpoint;
  readonly fault: Fault;
  readonly rhythm: Rhythm;
  readonly language: "en" | "es";
  readonly width: "phone" | "desktop";
}

export interface Verdict {
  /** The message that the visitor read; null if they noticed nothing. */
  readonly sees: string | null;
  readonly wrongs: readonly string[];
  /** False if the call was never made. */
  readonly isHit: boolean;
}

/** Milliseconds that a screen gets before it counts as stuck. */
const patience = 15_000;
/** Milliseconds without a call after which nothing more will come. The longest wait between two attempts is below. */
const calm = 2_500;
/** Milliseconds without a call after which the calls of one press are all on their way. */
const lull = 700;
/** Milliseconds by which the clock jumps while a call is answered by silence: the client's patience is 15 s, a stream's 25 s. */
const jump = 26_000;
/** Screens that a visitor goes on to while nothing is said. */
const furthest = 14;

let visitors = 0;

type Settled = { readonly kind: "moved" | "told" | "still"; readonly seen: Sighting };

/** Runs one cell of the matrix. */
export async function runCell(stand: Stand, cell: Cell): Promise<Verdict> {
  const { walk, path, detour, endpoint, fault, rhythm, language } = cell;
  const email = `visitor-${Date.now().toString(36)}-${(visitors += 1)}@example.com`;
  const quotes = path.findIndex(({ route }) => route.endsWith("/policy-compare"));
  const begin = Math.min(cell.at, quotes === -1 ? path.length - 1 : quotes);
  const { route, stored } = path[begin]!;
  const { proxy } = stand;
  proxy.begin();
  const context = await stand.open(cell.width);
  if (fault.mishap.kind === "silent") await context.clock.install();
  if (stored !== null && begin > 0) {
    await context.addInitScript(
      ([key, visit]) => {
        if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, JSON.stringify({ ...(JSON.parse(visit) as object), savedAt: Date.now() }));
      },
      [storageKey, asNew(stored, email, walk.answers["Last name"])] as const,
    );
  }
  const { page, tab } = await openTab(context);
  let saved = 0;
  page.on("download", () => void (saved += 1));
  /** The screen before the last press. */
  const pressed = { before: null as Sighting | null };
  const watched: Tab = {
    ...tab,
    async click(x, y) {
      pressed.before = await sight(page);
      await tab.click(x, y);
    },
  };
  const person = createPerson(watched, phrasebook(language), { patience });
  const answers = Object.fromEntries(Object.entries(walk.answers).map(([question, text]) => [question, question === "Email" ? email : text]));
  const wrongs: string[] = [];
  const seen: string[] = [];

  const hits = (): number => proxy.passed.filter(({ isHit }) => isHit).length;
  let isReloaded = false;
  const hurry = async (): Promise<void> => {
    const { silent, others } = proxy.waiting();
    // The jump would end the patience with other calls, too, also with those that come right after this one.
    if (fault.mishap.kind !== "silent" || silent === 0 || others > 0 || Date.now() - proxy.lastHeard() < lull) return;
    // Before the jump, which may bring the next call.
    proxy.giveUp();
    await context.clock.fastForward(jump);
  };
  const nameOf = ({ address, heading }: Sighting): string => `${quoteSite.routeIn(address) ?? ""}: ${heading}`;
  const underWay = (["Getting your quotes", "Getting your saved quotes", "Checking {count} companies", "Your quotes so far"] as const).map((text) => person.patternOf(text));
  const making = person.patternOf("Making your link");
  // This one has a waiting screen's route, and waits for the visitor.
  const left = person.patternOf("Your payment is still open");
  const isWaiting = (sighting: Sighting): boolean =>
    sighting.heading === "" || sighting.statuses.some((status) => making.test(status)) || (!left.test(sighting.heading) && (waiting.test(nameOf(sighting)) || underWay.some((pattern) => pattern.test(sighting.heading))));
  const tryAgain = person.patternOf("Try again");
  const canTry = ({ ways }: Sighting): boolean => ways.some((way) => tryAgain.test(way));
  let isThere = false;
  const isTold = (now: Sighting, from: Sighting | null): boolean => {
    const hasChanged = isThere && detour ? from !== null && now.statuses.some((status) => !from.statuses.includes(status)) : now.dialogs.length > 0;
    return now.alerts.length > 0 || hasChanged || now.refused.length > (from?.refused.length ?? 0) || canTry(now) || /\/error$/.test(new URL(now.address).pathname);
  };

  /** Waits until the screen is another, says something, or nothing more comes. */
  async function settle(from: Sighting | null): Promise<Settled> {
    const started = Date.now();
    for (;;) {
      await hurry();
      await pause(120);
      const now = await sight(page);
      if (!now && Date.now() - started > 3 * patience) throw new Error("The page can't be read");
      if (!now) continue;
      const quiet = proxy.waiting().all === 0 ? Date.now() - proxy.lastHeard() : 0;
      if (!isWaiting(now)) {
        const isDone = isThere && detour?.isDone(now, saved);
        if (isDone && quiet > 300 && Date.now() - started > 500) return { kind: "moved", seen: now };
        if (!isDone && isTold(now, from) && quiet > 300) return { kind: "told", seen: now };
        if ((!from || nameOf(now) !== nameOf(from)) && quiet > 300) return { kind: "moved", seen: now };
        if (quiet > calm) return { kind: "still", seen: now };
      }
      if (Date.now() - started > 3 * patience) return { kind: "still", seen: now };
    }
  }

  const isAtEnd = ({ address }: Sighting): boolean => walk.last.test(quoteSite.routeIn(address) ?? "");

  /** Tells whether a late call is on its way. */
  async function isHeld(): Promise<boolean> {
    for (const end = Date.now() + 2_000; Date.now() < end; await pause(50)) if (hits() > 0) return proxy.waiting().all > 0;
    return false;
  }

  /** Answers the screen and leaves it, as a visitor who takes no notice of what is said. */
  async function goOn(): Promise<Settled> {
    pressed.before = null;
    const act = async (): Promise<unknown> => (isThere && detour ? detour.act(person) : answer(person, await person.look(), answers, { isBuying: walk.isBuying ?? false, isSpoiled: true }));
    const tried = (): Promise<string | null> => act().then(() => null, (error: unknown) => String(error));
    let unanswered = await tried();
    if (fault.mishap.kind === "late" && !isReloaded && (await isHeld())) {
      // An impatient visitor reloads, so the call is made again before the first one arrives.
      isReloaded = true;
      await tab.reload();
      const again = await settle(null);
      if (isAtEnd(again.seen)) return again;
      if (again.kind !== "told") unanswered = await tried();
    }
    const settled = await settle(pressed.before);
    return unanswered !== null && settled.kind === "moved" ? { ...settled, kind: "still" } : settled;
  }
  async function pressAgain(now: Sighting): Promise<Settled> {
    if (!canTry(now)) return goOn();
    await person.press("Try again");
    return settle(pressed.before);
  }
  function note(settled: Settled): void {
    const { seen: now } = settled;
    seen.push(said(now, isThere && detour ? pressed.before : null));
    wrongs.push(...faultsOfMessage(now, pressed.before, language));
  }

  try {
    const isHere = begin === cell.at;
    const trap = { call: endpoint.id, mishap: fault.mishap, isHit: rhythms[rhythm] };
    if (isHere) proxy.setTrap(trap);
    const address = new URL(quoteSite.at(stand.origins, route === "" ? walk.start : route));
    for (const [name, value] of Object.entries({ lang: language, ...detour?.query })) address.searchParams.set(name, value);
    await tab.goto(address.href);
    isThere = isHere;
    let settled = await settle(null);
    for (let index = begin; index < cell.at; index += 1) {
      const isLast = index === cell.at - 1;
      // The screen may make the call as it comes.
      if (isLast && !detour) proxy.setTrap(trap);
      settled = await goOn();
      if (settled.kind !== "moved" && !(isLast && hits() > 0)) throw new Error(`The way to ${path[cell.at]!.screen} ends at ${nameOf(settled.seen)}: ${said(settled.seen)}`);
    }
    if (!isHere && detour) proxy.setTrap(trap);
    isThere = true;
    for (let screens = 0; screens < furthest; screens += 1) {
      // A detour may begin on the walk's last screen, and that screen may have a call of its own.
      if (settled.kind === "moved" && !(detour && screens === 0) && isAtEnd(settled.seen)) {
        settled = await settle(settled.seen);
        if (settled.kind !== "told") break;
      }
      if (settled.kind !== "told") settled = await goOn();
      if (settled.kind === "moved") {
        if (detour || (rhythm !== "always" && hits() > 0)) break;
        continue;
      }
      if (settled.kind === "still" && detour?.isOptional) break;
      if (settled.kind === "still") wrongs.push(`Nothing happens and nothing is said on ${nameOf(settled.seen)}`);
      note(settled);
      if ((settled.seen.dialogs.length > 0 && !detour) || isFinal(fault)) break;
      if (rhythm === "always") {
        settled = await pressAgain(settled.seen);
        if (settled.kind !== "moved") note(settled);
      }
      // A call that still waits for its answer would hold up the next one.
      for (const end = Date.now() + patience; proxy.waiting().silent > 0 && Date.now() < end; await pause(100)) await hurry();
      proxy.mend();
      // Silence may only now have become a message.
      const last = settled.kind === "moved" ? settled.seen : (await settle(null)).seen;
      // The last screen may have got its answer without a press.
      if (isAtEnd(last) && !canTry(last)) break;
      settled = settled.kind === "moved" ? settled : await pressAgain(last);
      // The call's answer has arrived by now, so the screen can be answered. A field that it brings may say again that it is required.
      const isMended = !isTold(settled.seen, last) || (canTry(last) && !canTry(settled.seen));
      if (settled.kind !== "moved" && isMended && isTold(last, null)) settled = await goOn();
      if (settled.kind !== "moved") wrongs.push(`One press doesn't go on from ${nameOf(last)}: ${said(settled.seen)}`);
      break;
    }
    const isHit = hits() > 0;
    proxy.mend();
    await settle(null);
    wrongs.push(...(await tab.complaints()).filter((complaint) => !/net::ERR_|Failed to load resource/.test(complaint)));
    if (stand.database) wrongs.push(...excess(await countsOf(stand.database, email, proxy.made), fault));
    return { sees: seen[0] ?? null, wrongs: [...new Set(wrongs)], isHit };
  } finally {
    await context.close();
  }
}
