// @vitest-environment happy-dom
import { act, createRef, StrictMode, useId, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InsuranceQuoteElement } from "../element/element";
import { mounted } from "../fixtures/mounted";
import { InsuranceQuote } from "./InsuranceQuote";

/** Stands in for the widget: the wrapper has to do with the tag alone. */
vi.mock("../element/npm/defineInsuranceQuote", () => ({ defineInsuranceQuote: vi.fn() }));

const page = mounted();
const tag = (within: ParentNode = page.container): InsuranceQuoteElement => within.querySelector("insurance-quote")!;
const send = (name: string, init: CustomEventInit = {}): boolean => tag().dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, ...init }));
const adapter = () => ({ read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: () => "#" });

describe("on the page", () => {
  it("writes the widget's props as attributes and the rest as React does", () => {
    page.render(<InsuranceQuote partner="auvane" line={["auto", "pet"]} colorScheme="dark" basePath="/q" className="wide" id="quote" style={{ minHeight: 900 }} data-place="top" />);
    const { attributes } = tag();
    expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({
      partner: "auvane", line: "auto pet", "color-scheme": "dark", "base-path": "/q", class: "wide", id: "quote", style: "min-height: 900px;", "data-place": "top",
    });
    page.render(<InsuranceQuote partner="auvane" />);
    expect(["partner", "line", "color-scheme", "base-path", "class", "id", "data-place"].filter((name) => tag().hasAttribute(name))).toEqual(["partner"]);
  });

  it("calls the handler of the last render, once, from the first commit on", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    page.render(<StrictMode><InsuranceQuote onSignIn={first} /></StrictMode>);
    send("iq-sign-in");
    page.render(<StrictMode><InsuranceQuote onSignIn={second} /></StrictMode>);
    send("iq-sign-in");
    page.render(<StrictMode><InsuranceQuote /></StrictMode>);
    send("iq-sign-in");
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it("lets onNavigate keep the page, and keeps onError and onSelect to the widget's events", () => {
    const heard: string[] = [];
    page.render(<InsuranceQuote onNavigate={(event) => event.preventDefault()} onError={({ type }) => heard.push(type)} onSelect={({ type }) => heard.push(type)} />);
    expect(send("iq-navigate")).toBe(false);
    for (const name of ["error", "select", "iq-error", "iq-select"]) send(name);
    expect(heard).toEqual(["iq-error", "iq-select"]);
  });

  it("sets an adapter as a property, and takes it back for a name or none", () => {
    const [one, other] = [adapter(), adapter()];
    page.render(<InsuranceQuote router={one} />);
    expect([tag().router, tag().getAttribute("router")]).toEqual([one, null]);
    page.render(<InsuranceQuote router={other} />);
    expect(tag().router).toBe(other);
    page.render(<InsuranceQuote router="memory" />);
    expect(tag().router).toBe("memory");
    page.render(<InsuranceQuote router={one} />);
    page.render(<InsuranceQuote />);
    expect(tag().router).toBeNull();
  });

  it("leaves no listener on a tag that is gone, and a new key is a new tag", () => {
    const heard = vi.fn();
    page.render(<InsuranceQuote key="a" onStep={heard} />);
    const before = tag();
    page.render(<InsuranceQuote key="b" onStep={heard} />);
    before.dispatchEvent(new CustomEvent("iq-step"));
    expect(tag()).not.toBe(before);
    expect(heard).not.toHaveBeenCalled();
    send("iq-step");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("gives the tag to a ref, and none after it is gone", () => {
    const ref = createRef<InsuranceQuoteElement>();
    page.render(<InsuranceQuote ref={ref} />);
    expect(ref.current).toBe(tag());
    page.render(null);
    expect(ref.current).toBeNull();
  });
});

describe("on a server", () => {
  const firstScreen = '<template shadowrootmode="open"><style>a{}</style><form></form></template>';

  function Fallback(): ReactNode {
    return <a id={useId()} href="https://www.clearmoor.example/quote">Get your quote</a>;
  }
  const whole = <main><InsuranceQuote partner="auvane" router={adapter()} firstScreen={firstScreen}><Fallback /></InsuranceQuote></main>;

  /** Renders without a document, as a server does. */
  const onServer = (content: ReactNode): string => {
    const { document } = globalThis;
    Reflect.deleteProperty(globalThis, "document");
    try {
      return renderToString(content);
    } finally {
      globalThis.document = document;
    }
  };

  beforeEach(() => Object.defineProperty(HTMLTemplateElement.prototype, "shadowRootMode", { configurable: true, value: "" }));
  afterEach(() => {
    Reflect.deleteProperty(HTMLTemplateElement.prototype, "shadowRootMode");
    vi.restoreAllMocks();
  });

  it("renders the tag, the first screen inside its template, and the fallback", () => {
    expect(onServer(whole)).toMatch(
      /^<main><insurance-quote partner="auvane"><template shadowrootmode="open"><style>a\{\}<\/style><form><\/form><\/template><a id="[^"]+" href="[^"]+">Get your quote<\/a><\/insurance-quote><\/main>$/,
    );
  });

  it.each([
    ["turned the template into a shadow root", true],
    ["kept the template", false],
  ])("hydrates without a word where the browser %s", async (_, isTaken) => {
    const written = vi.spyOn(console, "error").mockReturnValue();
    const answer = page.container.appendChild(document.createElement("div"));
    answer.innerHTML = onServer(whole);
    if (isTaken) answer.querySelector("template")!.remove();
    else Reflect.deleteProperty(HTMLTemplateElement.prototype, "shadowRootMode");
    const before = tag();
    const link = before.querySelector("a")!;
    const recovered = vi.fn();
    await act(async () => void hydrateRoot(answer, whole, { onRecoverableError: recovered }));
    expect([written.mock.calls, recovered.mock.calls]).toEqual([[], []]);
    expect(tag()).toBe(before);
    expect(before.querySelector("a")).toBe(link);
  });
});
