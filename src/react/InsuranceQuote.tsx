import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { ForwardedRef, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { IqEventName } from "../app/host/events";
import type { InsuranceQuoteElement } from "../element/element";
import { defineInsuranceQuote } from "../element/npm/defineInsuranceQuote";
import type { PropertyValues } from "../element/propertyValues";
import { insideTemplate, keepsTemplates } from "../element/screenInTag";
import { tagAttributes } from "../element/tagAttributes";
import { wrapperEvents, type WrapperListeners } from "../element/wrapperEvents";
import type { InsuranceQuoteTagProps } from "./tagProps";

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own types keep the tags in one
  namespace JSX {
    interface IntrinsicElements {
      "insurance-quote": InsuranceQuoteTagProps;
    }
  }
}

/** React's own `onError` and `onSelect` of the tag make way for the widget's. */
type Listeners = {
  [Name in keyof WrapperListeners as `on${Capitalize<Name>}`]?: WrapperListeners[Name] | undefined;
};

type TagProps = Omit<HTMLAttributes<InsuranceQuoteElement>, keyof Listeners | keyof PropertyValues | "dangerouslySetInnerHTML">;
type Attributes = { [Name in keyof PropertyValues]?: PropertyValues[Name] | null | undefined };

/** The widget's attributes by their properties' names, its events, and what React accepts on any tag. `children` are the fallback. */
export interface InsuranceQuoteProps extends TagProps, Attributes, Listeners {
  /** The content network's first-screen-{line}.html, which the server renders into the tag. A browser ignores it. */
  firstScreen?: string | undefined;
}

type InsuranceQuoteComponent = ForwardRefExoticComponent<InsuranceQuoteProps & RefAttributes<InsuranceQuoteElement>>;

type ListenerName = keyof Listeners & string;

const listenerOf = (name: string): ListenerName => `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as ListenerName;
const events = Object.values(wrapperEvents);
const listeners = Object.fromEntries(
  Object.entries(wrapperEvents).map(([name, event]) => [event, listenerOf(name)]),
) as Record<IqEventName, ListenerName>;
const own = new Set<string>([...Object.values(listeners), "children", "firstScreen"]);

/** React's types know no declarative shadow root. */
const declared = { shadowrootmode: "open" };

/** React 18 warns about a layout effect on a server, where none runs. */
const useCommit = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * <insurance-quote> for React 18 and 19. On a server it renders the tag; in a browser it also defines it. It attaches its
 * listeners and the router by itself: React 18 knows neither on this tag, and React 19 attaches listeners of a hydrated tag
 * only at the next render, after the first events.
 */
export const InsuranceQuote: InsuranceQuoteComponent = forwardRef(function InsuranceQuote(
  props: InsuranceQuoteProps,
  ref: ForwardedRef<InsuranceQuoteElement>,
) {
  const { children, firstScreen, router } = props;
  const tag = useRef<InsuranceQuoteElement>(null);
  const latest = useRef(props);
  const adapter = useRef<InsuranceQuoteProps["router"]>(null);

  useCommit(() => {
    // React 19 removes a prop of HTML's own from such a tag by writing "undefined" into it.
    for (const name of Object.keys(latest.current)) {
      if (props[name as keyof InsuranceQuoteProps] === undefined && name in HTMLElement.prototype) tag.current!.removeAttribute(name);
    }
    latest.current = props;
  });

  useCommit(() => {
    const element = tag.current!;
    const tell = (event: Event): void => (latest.current[listeners[event.type as IqEventName]] as ((event: Event) => void) | undefined)?.(event);
    for (const name of events) element.addEventListener(name, tell);
    return () => {
      for (const name of events) element.removeEventListener(name, tell);
    };
  }, []);

  // Keeps the adapter when unmounted: another router would write its route into the page's address on the way out.
  useCommit(() => {
    const isAdapter = typeof router === "object" && router !== null;
    if (isAdapter || adapter.current) tag.current!.router = router ?? null;
    adapter.current = isAdapter ? router : null;
  }, [router]);

  // After listeners and router, so that the element starts with both.
  useCommit(defineInsuranceQuote, []);

  useImperativeHandle(ref, () => tag.current!, []);

  return (
    <insurance-quote {...tagProps(props)} ref={tag}>
      {/* Always in the same place before the children, so that the ids of useId in them are those of the server. */}
      {firstScreen && keepsTemplates() ? <template {...declared} dangerouslySetInnerHTML={{ __html: insideTemplate(firstScreen) }} /> : null}
      {children}
    </insurance-quote>
  );
});

/** Returns the tag's props: those of the widget as attributes, because React 18 knows nothing else on this tag. */
function tagProps(props: InsuranceQuoteProps): InsuranceQuoteTagProps {
  const given = Object.entries(props).filter(([name]) => !own.has(name));
  return tagAttributes(Object.fromEntries(given.map(([name, value]) => [name === "className" ? "class" : name, value])));
}
