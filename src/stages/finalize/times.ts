import { hourText } from "../../business/hours";
import { localeOf, type Language } from "../../kernel/language";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases, worded } from "../../kernel/phrase";
import type { Slot } from "./callback";

const texts = phrases("finalize.time", {
  now: "now",
  today: "today, {time}",
  tomorrow: "tomorrow, {time}",
  later: "{weekday}, {time}",
});

/** As in a sentence. */
export const slotText = ({ day, at, zone, hour }: Slot, language: Language): Phrase =>
  fill(texts[day], { weekday: new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, weekday: "long" }).format(at), time: hourText(hour) });

/** "Eastern": what people call the zone. In Spanish too they have words of their own, which Intl doesn't know. */
export function zoneName(zone: string, at: Date): Phrase {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(at);
  return worded(parts.find(({ type }) => type === "timeZoneName")?.value.replace(/ (?:Standard )?Time$/, "") ?? zone);
}
