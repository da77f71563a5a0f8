import { isOpen } from "../../business/hours";
import { callAtOnce, callHours } from "../../business/limits";
import { isUsZone, zonesOf } from "../../business/stateZones";

/**
 * The hour of the called party's day at which calls must end. It is earlier in Florida, and the earlier hour applies when the state
 * isn't known.
 */
export const lastCallHour = (state: string | null): number => (state === null || state === "FL" ? callHours.lastInFlorida : callHours.last);

/**
 * The zones that the called party may be in, the likeliest first. In a state with two zones the device's comes first; without a
 * state it is the device's own US zone, or Eastern.
 */
export function callZones(state: string | null, device: string): readonly string[] {
  const [main, other] = zonesOf(state);
  if (!main) return [isUsZone(device) ? device : "America/New_York"];
  if (!other) return [main];
  return device === other ? [other, main] : [main, other];
}

/** The zone of the visitor's device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface Slot {
  /** "now", or the instant (UTC, ISO 8601). */
  readonly id: string;
  readonly day: "now" | "today" | "tomorrow" | "later";
  /** The instant of the call. */
  readonly at: Date;
  /** The called party's zone. */
  readonly zone: string;
  /** Hour of the day in that zone, 0-23. */
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

/** True when a call at this instant is lawful anywhere in the person's state and an advisor is there to make it. */
const mayCall = (at: Date, zones: readonly string[], state: string | null): boolean =>
  zones.every((zone) => {
    const there = local(at, zone).hour;
    return there >= callHours.first && there < lastCallHour(state);
  }) && isOpen(at);

/** True when an advisor may call at once. The form checks it again on submit, because "now" may have been chosen long before. */
export const mayCallNow = (now: Date, state: string | null): boolean => mayCall(now, callZones(state, deviceZone()), state);

/** Describes a slot as seen from an instant, in the called party's zone. */
export function describeSlot(id: string, now: Date, zone: string): Slot {
  const at = id === "now" ? now : new Date(id);
  const { day, hour: there } = local(at, zone);
  // Counts from noon to noon: around the changes to and from daylight saving time, 24 hours can skip a day or stay in the same one.
  const noon = now.getTime() + (12 - local(now, zone).hour) * hour;
  const isDay = (ahead: number): boolean => day === local(new Date(noon + ahead * 24 * hour), zone).day;
  return { id, day: id === "now" ? "now" : isDay(0) ? "today" : isDay(1) ? "tomorrow" : "later", at, zone, hour: there };
}

const most = 3;
/** Today's first slot is at least an hour ahead, and the second three hours after it. */
const notice = hour;
const apart = 3;
/** The preferred hours on other days, in the called party's zone. */
const morning = 10;
const afternoon = 16;
const daysAhead = 8;
/** The number of days that are certain to contain enough slots. */
const daysWanted = 3;

/** At most three times for a call: at once if allowed, then whole hours on the next days on which advisors answer. */
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

/** The time at which advisors answer next: `now` if they are open, else the hour at which they open. */
export function nextOpening(now: Date): Date {
  if (isOpen(now)) return now;
  let at = Math.ceil(now.getTime() / hour) * hour;
  while (!isOpen(new Date(at))) at += hour;
  return new Date(at);
}
