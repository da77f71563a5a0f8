import { hourText } from "../../business/hours";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import type { Slot } from "./callback";

const texts = phrases("finalize.time", {
  now: "Now",
  today: "Today, {time}",
  tomorrow: "Tomorrow, {time}",
  later: "{weekday}, {time}",
});

export const slotText = ({ day, weekday, hour }: Slot): Phrase => fill(texts[day], { weekday, time: hourText(hour) });

/** "Eastern": what people call the zone. */
export function zoneName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace(/ (?:Standard )?Time$/, "") ?? zone;
}
