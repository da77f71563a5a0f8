import type { LogEntry } from "../../kernel/logger";
import type { PartnerRequest, ProcessedPartner } from "../../partner/loadPartner";
import { loadPartner } from "../../partner/loadPartner";
import type { FirstScreen } from "./FirstScreen";

/** What was begun for an element before its class was there. */
export interface Ahead {
  readonly partner: string;
  readonly contentBase: string;
  readonly loaded: Promise<ProcessedPartner>;
  /** What loading the partner had to report, when nobody was there to hear it. */
  readonly reported: readonly LogEntry[];
  /** Null until it is shown, and where there is none. */
  screen: FirstScreen | null;
}

const begun = new WeakMap<Element, Ahead>();

export const setAhead = (element: Element, ahead: Ahead): void => void begun.set(element, ahead);

/** Once: a second stay of the element starts from nothing. */
export function takeAhead(element: Element): Ahead | null {
  const ahead = begun.get(element) ?? null;
  begun.delete(element);
  return ahead;
}

/** The partner that is on its way, where it is the one that is wanted. */
export const loadFrom =
  (ahead: Ahead | null) =>
  async (request: PartnerRequest): Promise<ProcessedPartner> => {
    if (ahead?.partner !== request.partner || ahead.contentBase !== request.contentBase) return loadPartner(request);
    const loaded = await ahead.loaded;
    for (const { level, code, message, details } of ahead.reported) request.logger[level === "warning" ? "warn" : level](code, message, details);
    return loaded;
  };
