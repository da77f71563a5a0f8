import type { Page } from "playwright";

/** The parts of a screen that a fault may change. */
export interface Sighting {
  readonly address: string;
  readonly heading: string;
  /** The first paragraph below the heading. */
  readonly lede: string;
  /** Texts that a screen reader announces at once. */
  readonly alerts: readonly string[];
  /** Texts that it announces in its turn. */
  readonly statuses: readonly string[];
  /** Those of them that warn. */
  readonly warnings: readonly string[];
  /** The names of open dialogs, the topmost last. */
  readonly dialogs: readonly string[];
  /** Fields marked as wrong, with their message. */
  readonly refused: readonly string[];
  /** The fields' values, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Tells one page from the next. */
  readonly page: string;
  /** True while the focus is on something of the widget. */
  readonly isFocused: boolean;
  /** The names of controls that lead on: enabled buttons and links, of the topmost dialog if one is open. */
  readonly ways: readonly string[];
  /** All text of the widget. */
  readonly text: string;
}

/** Reads the widget in the page; null while the page is being replaced. */
export const sight = (page: Page): Promise<Sighting | null> => page.evaluate(read).catch(() => null);

function read(): Sighting {
  // Unlike the time of its loading, a mark isn't changed by a clock that the run sets.
  const pages = globalThis as { iqPage?: string };
  const root: ParentNode = document.querySelector("insurance-quote")?.shadowRoot ?? document.body;
  const tidy = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
  const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = root): readonly Kind[] => [...within.querySelectorAll<Kind>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const byId = (ids: string | null): string =>
    (ids ?? "")
      .split(" ")
      .map((id) => (id === "" ? "" : tidy(root.querySelector<HTMLElement>(`[id="${id}"]`)?.innerText)))
      .filter(Boolean)
      .join(" ");
  const dialogs = all<HTMLDialogElement>("dialog:modal");
  const top = dialogs.at(-1) ?? root;
  const heading = all("h1", root).at(-1);
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  // A group describes its controls, which may be buttons and can't be marked as wrong.
  const messageOf = (one: Element): string => byId(one.getAttribute("aria-describedby")) || byId(one.closest("fieldset")?.getAttribute("aria-describedby") ?? null);
  const wrong = [...all("[aria-invalid=true]"), ...all("fieldset").filter((one) => /-error\b/.test(one.getAttribute("aria-describedby") ?? ""))];
  const nameOf = (one: Element): string => tidy(one.getAttribute("aria-label")) || tidy((one as HTMLElement).innerText);
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input, select, textarea")];
  return {
    address: location.href,
    heading: tidy(heading?.innerText),
    lede: tidy(heading?.parentElement?.querySelector("p")?.innerText),
    alerts: all("[role=alert]").map((one) => tidy(one.innerText)).filter(Boolean),
    statuses: all("[role=status]").map((one) => tidy(one.innerText)).filter(Boolean),
    // A warning has no role of its own.
    warnings: all("[role=status].care").map((one) => tidy(one.innerText)).filter(Boolean),
    dialogs: dialogs.map((one) => byId(one.getAttribute("aria-labelledby")) || tidy(one.getAttribute("aria-label")) || tidy(one.querySelector<HTMLElement>("h1, h2")?.innerText)),
    refused: [...new Set(wrong.map(messageOf))],
    values: Object.fromEntries(
      fields.map((one, index) => [
        `${one.name || one.id || index} ${one instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(one.type) ? one.value : ""}`.trim(),
        one instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(one.type) ? String(one.checked) : one.value,
      ]),
    ),
    page: (pages.iqPage ??= crypto.randomUUID()),
    isFocused: active !== null && active !== document.body,
    // A button that works accepts no press.
    ways: all<HTMLElement>("button:not(:disabled, [aria-disabled=true], [aria-busy=true]), a[href]", top).map(nameOf),
    text: root instanceof ShadowRoot ? [...root.children].map((child) => tidy(child instanceof HTMLElement ? child.innerText : "")).join(" ") : tidy(document.body.innerText),
  };
}
