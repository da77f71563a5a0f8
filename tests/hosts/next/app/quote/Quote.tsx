"use client";

import { useRef, useState } from "react";
import type { InsuranceQuoteElement, RouterAdapter } from "insurance-quote";
import { InsuranceQuote } from "insurance-quote/react";

declare global {
  interface Window {
    /** Read by the test: the events that the page has heard. */
    heard?: string[];
  }
}

// #region router
const routeNow = (): string | null => new URLSearchParams(location.search).get("step");
const at = (route: string): string => `?step=${encodeURIComponent(route)}`;

/** Keeps the widget's route in the page's own addresses. Next takes part in `pushState` and `replaceState`. */
const adapter: RouterAdapter = {
  read: routeNow,
  push: (route) => history.pushState(null, "", at(route)),
  replace: (route) => history.replaceState(null, "", at(route)),
  listen(onChange) {
    const travel = (): void => {
      if (location.pathname.endsWith("/quote/")) onChange(routeNow());
    };
    addEventListener("popstate", travel);
    return () => removeEventListener("popstate", travel);
  },
  href: at,
};
// #endregion router

export function Quote({ firstScreen }: { firstScreen: string | undefined }) {
  const [copy, setCopy] = useState(0);
  const [step, setStep] = useState("");
  const quote = useRef<InsuranceQuoteElement>(null);
  const hear = ({ type }: Event): void => void (window.heard ??= []).push(type);
  return (
    <>
      <button onClick={() => setCopy(copy + 1)}>Another copy</button>
      <button onClick={() => quote.current?.prefill({ zipCode: "43215" })}>Prefill</button>
      <output>At {step}</output>
      <InsuranceQuote
        key={copy}
        ref={quote}
        partner="prairie-lantern"
        line="pet"
        load="eager"
        router={adapter}
        firstScreen={firstScreen}
        style={{ display: "block", minHeight: 900 }}
        onReady={hear}
        onStep={(event) => {
          hear(event);
          setStep(event.detail.route);
        }}
        onQuotes={hear}
        onError={({ detail }) => (window.heard ??= []).push(`iq-error ${detail.code} ${detail.message}`)}
      >
        <a href="https://www.clearmoor.example/quote/pet/info">Get your quote</a>
      </InsuranceQuote>
    </>
  );
}
