// @vitest-environment happy-dom
import { signal, type Signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { fraudNotices } from "../../src/business/fraudNotices";
import { RunnerProvider, type Runner } from "../../src/form/runner";
import { languages, type Language } from "../../src/kernel/language";
import { line } from "../../src/lines/renters/line";
import { SessionProvider } from "../../src/session/context";
import type { Speech } from "../../src/session/session";
import { reviewOf } from "../../src/stages/purchase/reviewPrice";
import { ReviewScreen } from "../../src/stages/purchase/ReviewScreen";
import { translationOf } from "../../src/build/catalogue.mjs";
import { openFunnel } from "./funnel";

const notice = fraudNotices.PA ?? "";

/** Returns the review's paragraphs around the notice, and the notice as screen readers get it. */
function shownIn(language: Language) {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { session } = openFunnel(line, []);
  (session.speech as Signal<Speech>).value = { language, ...(language === "es" && { catalogue: translationOf("es") }) };
  const [errors, refusals, busy, question, dialog, position] = [signal([]), signal(0), signal(false), signal(null), signal(null), signal({ step: "purchase/review-details", detail: null })];
  const runner = { errors, refusals, busy, question, dialog, position, title: signal({ key: "title", english: "Title" }), enter: signal(null), settle: () => new Promise<boolean>(() => undefined) };
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <SessionProvider value={session}>
        <RunnerProvider value={runner as unknown as Runner}>
          <ReviewScreen />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  act(() => {
    reviewOf(session).value = { kind: "price", price: { premium: 240, before: null, termMonths: 12, notice, terms: "terms" } };
  });
  const paragraphs = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const english = [...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
  act(() => root.unmount());
  container.remove();
  return { english, before: paragraphs[paragraphs.indexOf(notice) - 1] };
}

it.each(languages)("the fraud notice, which has no translation, is read aloud as English on a page in %s", (language) => {
  expect(shownIn(language).english).toEqual([notice]);
});

it("Spanish introduces the notice: the English text governs, followed by a summary", () => {
  expect(shownIn("es").before).toMatch(/el texto en inglés es el que rige\. En resumen: .* puede ser un delito\.$/);
  expect(shownIn("en").before).not.toMatch(/English text governs/);
});
