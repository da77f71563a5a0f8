// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp, createSSRApp, h, nextTick, reactive, shallowRef, type App, type VNode } from "vue";
import { renderToString } from "vue/server-renderer";
import type { InsuranceQuoteElement } from "../element/element";
import { InsuranceQuote } from "./InsuranceQuote";

/** Stands in for the widget: the wrapper has to do with the tag alone. */
vi.mock("../element/npm/defineInsuranceQuote", () => ({ defineInsuranceQuote: vi.fn() }));

let app: App | undefined;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  app?.unmount();
  app = undefined;
  container.remove();
  vi.restoreAllMocks();
});

const show = (render: () => VNode | null): void => {
  app = createApp({ render });
  app.mount(container);
};
const tag = (): InsuranceQuoteElement => container.querySelector("insurance-quote")!;
const send = (name: string): boolean => tag().dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true }));
const adapter = () => ({ read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: () => "#" });

describe("on the page", () => {
  it("writes the widget's props as attributes and the rest as Vue does", async () => {
    const props = shallowRef<object>({ partner: "auvane", line: ["auto", "pet"], colorScheme: "dark", basePath: "/q", class: "wide", id: "quote", lang: "es" });
    show(() => h(InsuranceQuote, props.value));
    expect(Object.fromEntries([...tag().attributes].map(({ name, value }) => [name, value]))).toEqual({
      partner: "auvane", line: "auto pet", "color-scheme": "dark", "base-path": "/q", class: "wide", id: "quote", lang: "es",
    });
    props.value = { partner: "auvane" };
    await nextTick();
    expect(["partner", "line", "color-scheme", "base-path", "class", "id", "lang"].filter((name) => tag().getAttribute(name))).toEqual(["partner"]);
  });

  it("emits the widget's events, which a handler may prevent, and none of the tag's own", () => {
    const heard: string[] = [];
    const hear = ({ type }: Event): void => void heard.push(type);
    show(() => h(InsuranceQuote, { onReady: hear, onSignIn: hear, onError: hear, onNavigate: (event) => event.preventDefault() }));
    for (const name of ["error", "iq-ready", "iq-sign-in", "iq-error"]) send(name);
    expect(heard).toEqual(["iq-ready", "iq-sign-in", "iq-error"]);
    expect(send("iq-navigate")).toBe(false);
  });

  it("sets an adapter as a property, not as its reactive copy, and takes it back for a name or none", async () => {
    const [one, other] = [adapter(), adapter()];
    const router = shallowRef<"memory" | ReturnType<typeof adapter> | undefined>(reactive(one));
    show(() => h(InsuranceQuote, { router: router.value }));
    expect([tag().router, tag().getAttribute("router")]).toEqual([one, null]);
    expect(tag().router).toBe(one);
    router.value = other;
    await nextTick();
    expect(tag().router).toBe(other);
    router.value = "memory";
    await nextTick();
    expect(tag().router).toBe("memory");
    router.value = one;
    await nextTick();
    router.value = undefined;
    await nextTick();
    expect(tag().router).toBeNull();
  });

  it("has the element's methods on its ref", () => {
    const quote = shallowRef<InstanceType<typeof InsuranceQuote> | null>(null);
    show(() => h(InsuranceQuote, { ref: quote }));
    const started = vi.fn();
    tag().start = started;
    quote.value!.start("auto");
    expect(started.mock.calls).toEqual([["auto"]]);
  });
});

describe("on a server", () => {
  const firstScreen = '<template shadowrootmode="open"><style>a{}</style><form></form></template>';
  const whole = () => h("main", [h(InsuranceQuote, { partner: "auvane", router: adapter(), firstScreen, onReady: () => undefined }, () => [h("a", { href: "https://www.clearmoor.example/quote" }, "Get your quote")])]);

  /** Renders without a document, as a server does. */
  const onServer = async (): Promise<string> => {
    const { document } = globalThis;
    Reflect.deleteProperty(globalThis, "document");
    try {
      return await renderToString(createSSRApp({ render: whole }));
    } finally {
      globalThis.document = document;
    }
  };

  it("renders the tag, the first screen inside its template, and the fallback", async () => {
    expect(await onServer()).toBe(
      '<main><insurance-quote partner="auvane"><template shadowrootmode="open"><style>a{}</style><form></form></template><a href="https://www.clearmoor.example/quote">Get your quote</a></insurance-quote></main>',
    );
  });

  it.each([
    ["turned the template into a shadow root", true],
    ["kept the template", false],
  ])("hydrates without a word where the browser %s", async (_, isTaken) => {
    const [warned, failed] = [vi.spyOn(console, "warn").mockReturnValue(), vi.spyOn(console, "error").mockReturnValue()];
    container.innerHTML = await onServer();
    if (isTaken) {
      container.querySelector("template")!.remove();
      Object.defineProperty(HTMLTemplateElement.prototype, "shadowRootMode", { configurable: true, value: "" });
    }
    const [before, link] = [tag(), tag().querySelector("a")];
    app = createSSRApp({ render: whole });
    app.mount(container);
    Reflect.deleteProperty(HTMLTemplateElement.prototype, "shadowRootMode");
    expect([warned.mock.calls, failed.mock.calls]).toEqual([[], []]);
    expect([tag(), tag().querySelector("a")]).toEqual([before, link]);
  });
});
