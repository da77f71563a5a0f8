import fc from "fast-check";
import { lineSlugs } from "../../../src/business/lines";
import { act } from "../act";
import type { Visit } from "../visit";

type Attribute = readonly [name: string, value: string | null];

const attributes: readonly Attribute[] = [
  ["partner", "auvane"],
  ["partner", "prairie-lantern"],
  ["partner", "default"],
  ["partner", null],
  ["partner", "nobody-knows-this-partner"],
  ["line", null],
  ["line", "no-such-line"],
  ...lineSlugs.map((slug): Attribute => ["line", slug]),
  ["line", lineSlugs.join()],
  ["chrome", "full"],
  ["chrome", "none"],
  ["chrome", "minimal"],
  ["heading-level", "3"],
  ["heading-level", "99"],
  ["color-scheme", "dark"],
  ["color-scheme", "light"],
  ["lang", "es"],
  ["lang", "en"],
  ["lang", "fr"],
];

/** Calls a function in the page with the widget; nothing happens on a page without one. */
const onWidget = <Given>({ tab }: Visit, given: Given, change: (widget: HTMLElement, given: Given) => void | Promise<void>): Promise<unknown> =>
  tab.page.locator("insurance-quote").first().evaluate(change as never, given as never, { timeout: 2_000 }).catch(() => null);

/** Changes that a host's scripts make during a visit. */
export const attributeChanges = fc.constantFrom(...attributes).map(([name, value]) =>
  act(`the host sets ${name}: ${value ?? "nothing"}`, async (visit) => {
    if (name === "partner" || name === "line") visit.tab.story.beginAnew();
    await onWidget(visit, [name, value] as Attribute, (widget, [attribute, text]) => (text === null ? widget.removeAttribute(attribute) : widget.setAttribute(attribute, text)));
  }),
);

const moves = ["to another parent", "to the end of its parent", "out and in again", "out for a while", "twice at once"] as const;

/** A framework that moves the element in the document. */
export const moveInDocument = fc.constantFrom(...moves).map((how) =>
  act(`the host moves the element: ${how}`, (visit) =>
    onWidget(visit, how, async (widget, way) => {
      const parent = widget.parentElement;
      if (!parent) return;
      const other = document.createElement("div");
      parent.append(other);
      const into = (place: HTMLElement): void => place.append(widget);
      if (way === "to another parent") into(other);
      if (way === "to the end of its parent") into(parent);
      if (way === "twice at once") {
        into(other);
        into(parent);
      }
      if (way === "out and in again" || way === "out for a while") {
        widget.remove();
        if (way === "out for a while") await new Promise((resolve) => setTimeout(resolve, 150));
        into(parent);
      }
    }),
  ),
);

/** The host's calls of the element's methods. */
export const methods = fc.oneof(
  fc.constantFrom(...lineSlugs).map((line) =>
    act(`the host starts a line: ${line}`, async (visit) => {
      visit.tab.story.beginAnew();
      await onWidget(visit, line, (widget, slug) => void (Reflect.get(widget, "start") as (line: string) => unknown).call(widget, slug));
    }),
  ),
  fc.constant(
    act("the host resets", async (visit) => {
      visit.tab.story.beginAnew();
      await onWidget(visit, null, (widget) => void (Reflect.get(widget, "reset") as () => unknown).call(widget));
    }),
  ),
);
