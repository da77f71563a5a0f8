import { briefHours, hoursSaid, isOpen } from "../../business/hours";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";

const texts = phrases("header", {
  open: "Advisors available now: Monday to Friday, {opens} to {closes} ET",
  brief: "Advisors: Mon–\u2060Fri {opens}–\u2060{closes} ET",
  closed: "Advisors available Monday to Friday, {opens} to {closes} ET",
});

/** Tells whether advisors are available, and their hours in a sentence and in few words. */
export function useAvailability(): { readonly available: boolean; readonly availability: string; readonly hours: string } {
  const available = isOpen(useSession().now());
  const text = useText();
  return { available, availability: text(fill(available ? texts.open : texts.closed, hoursSaid)), hours: text(fill(texts.brief, briefHours)) };
}
