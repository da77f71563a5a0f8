import { useEffect, useMemo, useState } from "react";
import { hourText } from "../../business/hours";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { Choice } from "../../ui/choices/Choice";
import { callbackSlots, lastCallHour, type Slot } from "./callback";
import { callTime } from "./fields";
import { slotText, zoneName } from "./times";
import { useCallTimes } from "./useCallTimes";

const texts = phrases("finalize.callTime", {
  help: "Your time zone: {zone}. We don't call after {time}",
});

const everyMinute = 60_000;
const isAtOnce = ({ day }: Slot): boolean => day === "now";

/**
 * Asks when an advisor may call: times that are lawful where the visitor is and within business hours. The list is fixed at the
 * first rendering, and has no "now" shortly before advisors leave. If the form stays open for days and is then refused, a new list
 * is made.
 */
export function CallTime() {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const { now, state, zones, zone } = useCallTimes();
  const offered = useMemo(() => callbackSlots(now, zones, state), [now, zones, state]);
  const [isTooLate, setTooLate] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setTooLate(!callbackSlots(session.now(), zones, state).some(isAtOnce)), everyMinute);
    return () => clearInterval(timer);
  }, [session, zones, state]);
  const slots = useMemo(() => (isTooLate ? offered.filter((slot) => !isAtOnce(slot)) : offered), [offered, isTooLate]);
  const time = useField(callTime);
  // A time that was chosen before a reload, or from an earlier list, may be over.
  useEffect(() => {
    const chosen = session.draft(callTime);
    if (!slots.some(({ id }) => id === chosen.peek())) chosen.value = "";
  }, [session, slots]);
  return (
    <Choice
      {...time}
      options={slots.map((slot) => ({ value: slot.id, label: text(slotText(slot, language)).replace(/^./, (first) => first.toUpperCase()) }))}
      help={text(fill(texts.help, { zone: zoneName(zone, now), time: hourText(lastCallHour(state)) }))}
    />
  );
}
