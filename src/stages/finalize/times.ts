import { hourText } from "../../business/hours";
import { localeOf, type Language } from "../../kernel/language";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases, worded } from "../../kernel/phrase";
import type { Slot } from "./callback";

const texts = phrases("finalize.time", {
  now: "now",
  today: "today at {time}",
  tomorrow: "tomorrow at {time}",
  later: "{weekday} at {time}",
  /** Other languages have an article that goes by the hour: "la 1 p.m.", "las 2 p.m." */
  clock: "{hour}",
});

/** The time as part of a sentence: "today at 4 p.m.", "el lunes a las 9 a.m." */
export const slotText = ({ day, at, zone, hour }: Slot, language: Language): Phrase =>
  fill(texts[day], {
    weekday: new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, weekday: "long" }).format(at),
    time: fill(texts.clock, { hour: hourText(hour), count: hour % 12 }),
  });

/** The zone's colloquial name, such as "Eastern". Spanish has colloquial names too, which Intl doesn't know. */
export function zoneName(zone: string, at: Date): Phrase {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(at);
  return worded(parts.find(({ type }) => type === "timeZoneName")?.value.replace(/ (?:Standard )?Time$/, "") ?? zone);
}
