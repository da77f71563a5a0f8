import { expect, it } from "vitest";
import { begun, commandOf, isOverWithoutMoney, reduce, type PaymentCommand, type PaymentEvent, type ProviderStatus } from "./machine";
import type { PaymentState } from "../database/paymentState";

/**
 * Tries everything that can happen to a purchase, in every order, until no new state appears. There are four payments for one
 * application, four workers at once, and any number of failures:
 *
 * - a worker starts at any moment: a return, a refresh, a second tab, a notification (early, late, doubled) and the timer all do
 *   nothing else, and a notification that never arrives is one of the orders;
 * - the policy's first day comes at any moment;
 * - the visitor asks to pay in any tab at any moment, pays, is declined, goes back, waits, leaves, or stops, and may use a page
 *   that was opened long ago;
 * - a request or its answer is lost, or the service is killed between any two steps. A sent request may still arrive, now or at any
 *   later time, more than once.
 */

interface Attempt {
  machine: PaymentState;
  /** The true state at the provider. */
  page: ProviderStatus | "none";
  /** The page's address was given to somebody. */
  isKnown: boolean;
  /** The visitor stopped the payment after its page was opened. */
  isStopped: boolean;
  carrier: "unasked" | "bound" | "refused";
  /** The policy's first day has come; once the service knows that the payment is made, had come by then. */
  isLate: boolean;
}

/** A command in progress for a payment that hasn't changed since; `answer` is set once it was carried out. */
interface Flight {
  of: number;
  command: PaymentCommand;
  answer: PaymentEvent | null;
}

interface World {
  /** Payments that have ended on both sides: they were checked, and play no further part. */
  gone: number;
  attempts: Attempt[];
  flights: Flight[];
  /** Commands that nobody waits for any more, but which may still arrive: "0 void". */
  lost: string[];
}

const mostStates = 300_000;
const most = { attempts: 4, flights: 4 } as const;

/** A sorted key without irrelevant parts: two orders that lead to the same world count as one. */
function keyOf(world: World): string {
  const { gone, attempts, flights, lost } = world;
  const stays = attempts.map((one, at) => !isGone(one) || flights.some(({ of }) => of === at));
  const places = stays.map((_stays, at) => stays.slice(0, at).filter(Boolean).length);
  const live = lost.map((text) => text.split(" ") as [string, PaymentCommand]).filter(([at, command]) => stays[Number(at)] && mayMatter(attempts[Number(at)]!, command));
  return JSON.stringify({
    gone: gone + stays.filter((one) => !one).length,
    attempts: attempts.filter((_one, at) => stays[at]),
    flights: flights.map((flight) => JSON.stringify({ ...flight, of: places[flight.of] })).sort(),
    lost: live.map(([at, command]) => `${places[Number(at)]} ${command}`).sort(),
  });
}

/** Ended without money at the service, and nothing can be paid at the provider. */
const isGone = (one: Attempt): boolean => isOverWithoutMoney(one.machine) && !mayBePaid(one) && one.carrier !== "bound";

/** True when a command that arrives late could still change anything. */
function mayMatter({ page, carrier }: Attempt, command: PaymentCommand): boolean {
  if (command === "read") return false;
  if (command === "open") return page === "none";
  if (command === "bind") return carrier === "unasked";
  return ["open", "processing", "paid", "settled"].includes(page);
}

const worldOf = (key: string): World => {
  const world = JSON.parse(key) as Omit<World, "flights"> & { flights: string[] };
  return { ...world, flights: world.flights.map((flight) => JSON.parse(flight) as Flight) };
};

const withAttempt = (world: World, at: number, change: Partial<Attempt>): World => ({
  ...world,
  attempts: world.attempts.map((attempt, index) => (index === at ? { ...attempt, ...change } : attempt)),
});
const withLost = (world: World, flights: readonly Flight[]): World => ({
  ...world,
  lost: [...new Set([...world.lost, ...flights.filter(({ answer }) => answer === null).map(({ of, command }) => `${of} ${command}`)])],
});

/** Applies an event to the machine; commands given before the change no longer have a receiver. */
function happens(world: World, at: number, event: PaymentEvent): World {
  const before = world.attempts[at]!;
  const machine = reduce(before.machine, event);
  if (machine === before.machine) return world;
  const stale = world.flights.filter(({ of }) => of === at);
  const others = world.flights.filter(({ of }) => of !== at);
  const isStopped = before.isStopped || machine.state === "stopping";
  return withAttempt(withLost({ ...world, flights: others }, stale), at, { machine, isKnown: before.isKnown || machine.state === "awaiting", isStopped });
}

/**
 * Carries out a command at the provider and the carrier: returns one world and answer for each thing that the other side may do. A
 * provider may postpone a void or a refund, and then answers with the current status, as for a read.
 */
function carriedOut(world: World, at: number, command: PaymentCommand): [World, PaymentEvent][] {
  const { page, carrier } = world.attempts[at]!;
  if (command === "open") return [[withAttempt(world, at, { page: page === "none" ? "open" : page }), { event: "opened", ref: "ref", url: "url" }]];
  if (command === "bind") {
    const may = carrier === "unasked" ? (["bound", "refused"] as const) : [carrier];
    return may.map((answer) => [withAttempt(world, at, { carrier: answer }), answer === "bound" ? { event: "bound", policyNumber: "P" } : { event: "refused" }]);
  }
  if (page === "none") return [];
  const voided = command === "void" && (page === "open" || page === "paid") ? (["voided"] as const) : [];
  const refunded = command === "refund" && page === "settled" ? (["refunded"] as const) : [];
  return [page, ...voided, ...refunded].map((status) => [withAttempt(world, at, { page: status }), { event: "reading", status }]);
}

/** The actions of the visitor and the clock at a page. */
const atPage: Readonly<Partial<Record<Attempt["page"], { visitor: readonly ProviderStatus[]; time: readonly ProviderStatus[] }>>> = {
  open: { visitor: ["paid", "processing", "declined", "cancelled"], time: ["expired"] },
  processing: { visitor: [], time: ["paid", "declined"] },
  paid: { visitor: [], time: ["settled"] },
};

/** Steps that happen on their own as long as nothing fails: workers and time. */
function progress(world: World): World[] {
  const next: World[] = [];
  world.attempts.forEach(({ machine, page, isLate }, at) => {
    const command = commandOf(machine);
    // The service checks its calendar before it asks.
    const answer: PaymentEvent | null = isLate && (command === "open" || command === "read" || command === "bind") ? { event: "late" } : null;
    if (command !== null && world.flights.length < most.flights) next.push({ ...world, flights: [...world.flights, { of: at, command, answer }] });
    for (const status of atPage[page]?.time ?? []) next.push(withAttempt(world, at, { page: status }));
  });
  world.flights.forEach((flight, index) => {
    const others = world.flights.filter((_other, other) => other !== index);
    if (flight.answer !== null) next.push(happens({ ...world, flights: others }, flight.of, flight.answer));
    else for (const [after, answer] of carriedOut(world, flight.of, flight.command)) next.push({ ...after, flights: [...others, { ...flight, answer }] });
  });
  return next;
}

/** The service knows that there is money, or none: it is settled if the policy's day had come by then. */
const isKnownPaid = (machine: PaymentState): boolean => ["paid", "bound", "returning", "returned", "unpaid"].includes(machine.state) || (machine.state === "unknown" && isKnownPaid(machine.before));

/** Visitors' actions and failures. */
function interference(world: World): World[] {
  const next: World[] = [];
  const isFree = world.attempts.every(({ machine }) => isOverWithoutMoney(machine));
  if (isFree && world.gone + world.attempts.length < most.attempts) {
    next.push({ ...world, attempts: [...world.attempts, { machine: begun, page: "none", isKnown: false, isStopped: false, carrier: "unasked", isLate: false }] });
  }
  world.attempts.forEach(({ machine, page, isKnown }, at) => {
    if (!isKnownPaid(machine)) next.push(withAttempt(world, at, { isLate: true }));
    if (isKnown) for (const status of atPage[page]?.visitor ?? []) next.push(withAttempt(world, at, { page: status }));
    next.push(happens(world, at, { event: "stopAsked" }), happens(world, at, { event: "gaveUp" }));
    // The provider can't be reached, or has forgotten the payment for a while.
    next.push(happens(world, at, { event: "unanswered" }), happens(world, at, { event: "reading", status: "unknown" }));
  });
  // A crash loses all commands in progress; a lost request or answer loses one.
  next.push(withLost({ ...world, flights: [] }, world.flights));
  world.flights.forEach((flight, index) => next.push(withLost({ ...world, flights: world.flights.filter((_other, other) => other !== index) }, [flight])));
  for (const lost of world.lost) {
    const [at, command] = lost.split(" ") as [string, PaymentCommand];
    for (const [after] of carriedOut(world, Number(at), command)) next.push(after);
  }
  return next;
}

const hasMoney = ({ page }: Attempt): boolean => page === "paid" || page === "settled";
/** Money may still arrive without any action of the service. */
const mayBePaid = ({ page, isKnown }: Attempt): boolean => hasMoney({ page } as Attempt) || page === "processing" || (page === "open" && isKnown);

const promises: Readonly<Record<string, (world: World) => boolean>> = {
  "one charge": ({ attempts }) => attempts.filter(hasMoney).length <= 1,
  "one payment that can still be made": ({ attempts }) => attempts.filter(mayBePaid).length <= 1,
  "one policy": ({ attempts }) => attempts.filter(({ carrier }) => carrier === "bound").length <= 1,
  "a policy is paid for": ({ attempts }) => attempts.every((one) => one.carrier !== "bound" || hasMoney(one)),
  "paid and bound are true": ({ attempts }) => attempts.every((one) => !["paid", "bound"].includes(one.machine.state) || hasMoney(one)),
  "a policy is paid for before its first day": ({ attempts }) => attempts.every(({ carrier, isLate }) => carrier !== "bound" || !isLate),
  "bound means a policy": ({ attempts }) => attempts.every(({ machine, carrier }) => machine.state !== "bound" || carrier === "bound"),
  "a stopped payment makes no policy, unless it was too late to take the charge off": ({ attempts }) =>
    attempts.every(({ isStopped, carrier, page }) => !isStopped || carrier !== "bound" || page === "settled"),
  "a policy isn't denied": ({ attempts }) => attempts.every(({ machine, carrier }) => carrier !== "bound" || ["paid", "bound"].includes(machine.state)),
  "over without money means that none is taken, now or later": ({ attempts }) => attempts.every((one) => !isOverWithoutMoney(one.machine) || !mayBePaid(one)),
};

const isSettled = ({ attempts }: World): boolean => attempts.every(({ machine }) => commandOf(machine) === null);

it("a purchase is charged once, bound once, reported truthfully and never stuck, however its steps interleave", () => {
  const first = keyOf({ gone: 0, attempts: [], flights: [], lost: [] });
  const numbers = new Map([[first, 0]]);
  const queue = [first];
  /** The worlds that lead to each world by progress alone. */
  const before: number[][] = [[]];
  const settled: number[] = [];
  const broken: string[] = [];
  let steps = 0;
  for (const [number, key] of queue.entries()) {
    if (number > mostStates) throw new Error("More states than there can be: the machine doesn't come to an end");
    const world = worldOf(key);
    if (isSettled(world)) settled.push(number);
    for (const [promise, holds] of Object.entries(promises)) if (!holds(world) && broken.length < 5) broken.push(`${promise}: ${key}`);
    const [forward, sideways] = [progress(world), interference(world)];
    steps += forward.length + sideways.length;
    for (const [index, next] of [...forward, ...sideways].entries()) {
      const nextKey = keyOf(next);
      let known = numbers.get(nextKey);
      if (known === undefined) {
        known = queue.length;
        numbers.set(nextKey, known);
        queue.push(nextKey);
        before.push([]);
      }
      if (index < forward.length) before[known]!.push(number);
    }
  }
  const reaching = new Set(settled);
  const open = [...settled];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    for (const earlier of before[number]!) {
      if (reaching.has(earlier)) continue;
      reaching.add(earlier);
      open.push(earlier);
    }
  }
  const stuck = queue.filter((_key, number) => !reaching.has(number)).slice(0, 5);
  process.stdout.write(`payments: ${queue.length} states, ${steps} steps, up to ${most.attempts} payments and ${most.flights} workers\n`);
  expect(broken).toEqual([]);
  expect(stuck).toEqual([]);
  expect(queue.length).toBeGreaterThan(1_000);
}, 300_000);
