import type { BrowserContext, Page } from "playwright";
import { eventDocs } from "../../src/element/eventDocs";

export interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface HearOptions {
  /** Keeps the widget from leaving the page, as a host may. */
  readonly keepsPage?: boolean;
}

/** Collects every event of the widget, as a listener on the host's document gets it. Call it before the page loads. */
export async function hearEvents(where: Page | BrowserContext, heard: Heard[], { keepsPage = false }: HearOptions = {}): Promise<void> {
  await where.exposeFunction("hear", (name: string, detail: Heard["detail"]) => void heard.push({ name, detail }));
  await where.addInitScript(
    ([names, keeps]) => {
      const hear = (name: string, detail: unknown): void => (Reflect.get(window, "hear") as (name: string, detail: unknown) => void)(name, detail);
      // An event that no list names is heard too.
      const dispatch = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event.type.startsWith("iq-") && !names.includes(event.type)) hear(event.type, {});
        return dispatch.call(this, event);
      };
      for (const name of names) {
        document.addEventListener(name, (event) => {
          if (keeps && name === "iq-navigate") event.preventDefault();
          hear(name, (event as CustomEvent).detail);
        });
      }
    },
    [Object.keys(eventDocs), keepsPage] as const,
  );
}
