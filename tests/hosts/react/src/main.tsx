import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import type { InsuranceQuoteElement, RouterAdapter } from "insurance-quote";
import { InsuranceQuote } from "insurance-quote/react";

declare global {
  interface Window {
    /** Read by the test: the events that the page has heard. */
    heard?: string[];
  }
}

const pages = createBrowserRouter([
  { path: "/", element: <Page />, children: [{ index: true, element: <Home /> }, { path: "quote", element: <Quote /> }] },
], { basename: "/host" });

// #region router
const routeOf = (search: string): string | null => new URLSearchParams(search).get("step");
const at = (route: string): string => `?step=${encodeURIComponent(route)}`;

/** Keeps the widget's route in React Router's own addresses. */
const adapter: RouterAdapter = {
  read: () => routeOf(pages.state.location.search),
  push: (route) => void pages.navigate(at(route)),
  replace: (route) => void pages.navigate(at(route), { replace: true }),
  listen: (onChange) =>
    pages.subscribe(({ historyAction, location }) => {
      if (historyAction === "POP" && location.pathname.endsWith("/quote")) onChange(routeOf(location.search));
    }),
  href: at,
};
// #endregion router

function Page() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/quote">Quote</Link>
      </nav>
      <Outlet />
    </>
  );
}

function Home() {
  return <h2>Prairie Lantern</h2>;
}

function Quote() {
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

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={pages} />
  </StrictMode>,
);
