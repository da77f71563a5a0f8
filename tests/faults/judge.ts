import { isEnglish } from "../harness/english";
import type { Counts } from "./counts";
import type { Fault } from "./faults";
import type { Sighting } from "./sighting";

/** Returns a sighting's messages in one line. Beside a screen's own way on, the message is a status that wasn't there before the press. */
export function said({ alerts, dialogs, warnings, refused, heading, lede, statuses }: Sighting, before: Sighting | null = null): string {
  const news = before ? statuses.filter((status) => !before.statuses.includes(status)) : [];
  const messages = [alerts, refused, warnings, news].find((texts) => texts.length > 0);
  if (messages) return messages.join(" ");
  return dialogs.length > 0 ? `Dialog: ${dialogs.at(-1)!}` : [heading, lede].filter(Boolean).join(". ");
}

/** Says what is wrong with a message: what was typed has changed, nothing leads on, the focus is lost, the wrong language. */
export function faultsOfMessage(now: Sighting, before: Sighting | null, language: "en" | "es"): readonly string[] {
  const wrongs: string[] = [];
  const isSame = before !== null && before.address === now.address && before.heading === now.heading;
  if (isSame) {
    const lost = Object.entries(before.values).filter(([name, value]) => value !== "" && value !== "false" && now.values[name] !== undefined && now.values[name] !== value).map(([name]) => name);
    if (lost.length > 0) wrongs.push(`What was typed has changed: ${lost.join()}`);
  }
  if (said(now, before).trim() === "") wrongs.push("A message is empty");
  if (now.ways.length === 0) wrongs.push("Nothing leads on");
  // A page in which nothing has been pressed keeps its own focus.
  const isPressed = before !== null && before.page === now.page;
  if (!now.isFocused && isPressed) wrongs.push(`The focus is on nothing: ${said(now)}`);
  if (language === "es") wrongs.push(...[...now.alerts, ...now.dialogs, ...now.refused, now.heading, now.lede].filter(isEnglish).map((text) => `English on a Spanish screen: ${text}`));
  if (/\b(?:undefined|NaN)\b|\[object /.test(now.text)) wrongs.push("A text has no value");
  return wrongs;
}

/** Codes that say that the service has lost the application or the lead, so that it is created anew each time. */
const lost = ["NOT_FOUND", "TOKEN_MISSING"];

/** Says what was made more than once. */
export const excess = (counts: Counts, { name }: Fault): readonly string[] =>
  Object.entries(counts).flatMap(([what, count]) => (count > 1 && !lost.includes(name) ? [`${count} ${what}`] : []));

/** True for a refusal of the page itself: no press helps, and the visitor is given a number to call. */
export const isFinal = ({ name }: Fault): boolean => name === "PARTNER_KEY_INVALID" || name === "ORIGIN_NOT_ALLOWED";
