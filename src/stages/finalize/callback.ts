import { isOpen } from "../../business/hours";
import { callAtOnce, callHours } from "../../business/limits";
import { isUsZone, zonesOf } from "../../business/stateZones";

/**
 * The hour of the called party's day from which no call may be made: Florida's is earlier. Where the state isn't known, the
 * earlier one.
 */
export const lastCallHour = (state: string | null): number => (state === null || state === "FL" ? callHours.lastInFlorida : callHours.last);

/**
 * The zones that the called party may be in, the likeliest first: those of the state, in which the device's own leads; without
 * a state the device's, if it is one of ours, else Eastern.
 */
export function callZones(state: string | null, device: string): readonly string[] {
  const [main, other] = zonesOf(state);
  if (!main) return [isUsZone(device) ? device : "America/New_York"];
  if (!other) return [main];
  return device === other ? [other, main] : [main, other];
}

/** The device's own. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface Slot {
  /** "now", or the instant (UTC, ISO 8601). */
  readonly id: string;
  readonly day: "now" | "today" | "tomorrow" | "later";
  /** The instant. */
  readonly at: Date;
  /** The called party's. */
  readonly zone: string;
  /** 0-23 there. */
  readonly hour: number;
}

const minute = 60_000;
const hour = 60 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();

function local(at: Date, zone: string): { day: string; hour: number } {
  const known = formats.get(zone);
  const format =
    known ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", month: "numeric", day: "numeric", hour: "numeric" });
  if (!known) formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.month}/${parts.day}`, hour: Number(parts.hour) };
}

/** Whether a call at this instant is lawful wherever in the state the person is, and somebody is there to make it. */
const mayCall = (at: Date, zones: readonly string[], state: string | null): boolean =>
  zones.every((zone) => {
    const there = local(at, zone).hour;
    return there >= callHours.first && there < lastCallHour(state);
  }) && isOpen(at);

/** Whether somebody may call at once: "now" was an offer of the moment at which it was chosen. */
export const mayCallNow = (now: Date, state: string | null): boolean => mayCall(now, callZones(state, deviceZone()), state);

/** How a slot reads: seen from an instant, in the called party's zone. */
export function describeSlot(id: string, now: Date, zone: string): Slot {
  const at = id === "now" ? now : new Date(id);
  const { day, hour: there } = local(at, zone);
  // From noon to noon: on the night that summer time begins, 24 hours lead past the next day, and on its last day not to it.
  const noon = now.getTime() + (12 - local(now, zone).hour) * hour;
  const isDay = (ahead: number): boolean => day === local(new Date(noon + ahead * 24 * hour), zone).day;
  return { id, day: id === "now" ? "now" : isDay(0) ? "today" : isDay(1) ? "tomorrow" : "later", at, zone, hour: there };
}

const most = 3;
/** An hour's notice for today; three hours between today's two. */
const notice = hour;
const apart = 3;
/** On other days, hours of the called party's day. */
const morning = 10;
const afternoon = 16;
const daysAhead = 8;
/** Days with hours that are enough for as many slots. */
const daysWanted = 3;

/** At most three times for a call: at once where that may be, then whole hours of the next days on which advisors answer. */
export function callbackSlots(now: Date, zones: readonly string[], state: string | null): readonly Slot[] {
  const [zone = "America/New_York"] = zones;
  const first = Math.ceil((now.getTime() + notice) / hour) * hour;
  const byDay = new Map<string, Slot[]>();
  for (let at = first; at < first + daysAhead * 24 * hour && byDay.size <= daysWanted; at += hour) {
    const instant = new Date(at);
    if (!mayCall(instant, zones, state)) continue;
    const slot = describeSlot(instant.toISOString(), now, zone);
    const { day } = local(instant, zone);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  const pick = (slots: readonly Slot[]): readonly Slot[] => {
    const isToday = slots[0]?.day === "today";
    const early = isToday ? slots[0] : (slots.find((slot) => slot.hour >= morning) ?? slots[0]);
    const from = isToday ? (early?.hour ?? 0) + apart : afternoon;
    const late = slots.find((slot) => slot.hour >= from);
    return [early, late].filter((slot) => slot !== undefined).filter((slot, index, all) => all.indexOf(slot) === index);
  };
  const soon = new Date(now.getTime() + callAtOnce * minute);
  const atOnce = [now, soon].every((at) => mayCall(at, zones, state)) ? [describeSlot("now", now, zone)] : [];
  return [...atOnce, ...[...byDay.values()].flatMap(pick)].slice(0, most);
}

/** When advisors answer next: `now` itself while they do, else the hour at which they open. */
export function nextOpening(now: Date): Date {
  if (isOpen(now)) return now;
  let at = Math.ceil(now.getTime() / hour) * hour;
  while (!isOpen(new Date(at))) at += hour;
  return new Date(at);
}
