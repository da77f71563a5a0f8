// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { fraudNotices } from "../../src/business/fraudNotices";
import { RunnerProvider, type Runner } from "../../src/form/runner";
import { line } from "../../src/lines/renters/line";
import { SessionProvider } from "../../src/session/context";
import { reviewOf } from "../../src/stages/purchase/reviewPrice";
import { Screen } from "../../src/stages/purchase/ReviewScreen";
import { openFunnel } from "./funnel";

it("the fraud notice, which no translation may stand for, is read aloud as English in every language", () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { session } = openFunnel(line, []);
  const notice = fraudNotices.PA ?? "";
  const [errors, refusals, busy, question, position] = [signal([]), signal(0), signal(false), signal(null), signal({ step: "purchase/review-details", detail: null })];
  const runner = { errors, refusals, busy, question, position, title: signal({ key: "title", english: "Title" }), enter: signal(null), settle: () => new Promise<boolean>(() => undefined) };
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <SessionProvider value={session}>
        <RunnerProvider value={runner as unknown as Runner}>
          <Screen />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  act(() => {
    reviewOf(session).value = { kind: "price", price: { premium: 240, before: null, termMonths: 12, notice, terms: "terms" } };
  });
  const said = [...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
  act(() => root.unmount());
  container.remove();
  expect(said).toEqual([notice]);
});
