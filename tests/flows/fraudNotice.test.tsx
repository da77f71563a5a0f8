// @vitest-environment happy-dom
import { signal, type Signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it } from "vitest";
import { fraudNotices } from "../../src/business/fraudNotices";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { languages, type Language } from "../../src/kernel/language";
import { line } from "../../src/lines/renters/line";
import type { Speech } from "../../src/session/session";
import { reviewOf } from "../../src/stages/purchase/reviewPrice";
import { SignScreen } from "../../src/stages/purchase/SignScreen";
import { translationOf } from "../../src/build/catalogue.mjs";
import { openFunnel } from "./funnel";

const page = mounted();

const notice = fraudNotices.PA ?? "";

/** Returns the review's paragraphs around the notice, and the notice as screen readers get it. */
function shownIn(language: Language) {
  const { session } = openFunnel(line, []);
  (session.speech as Signal<Speech>).value = { language, ...(language === "es" && { catalogue: translationOf("es") }) };
  const runner = aRunner({ position: signal({ step: "purchase/sign", detail: null }), settle: () => new Promise<boolean>(() => undefined) });
  page.render(inFunnel(session, runner, <SignScreen />));
  act(() => {
    reviewOf(session).value = { kind: "price", price: { premium: 240, before: null, termMonths: 12, notice, terms: "terms" } };
  });
  const paragraphs = [...page.container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const english = [...page.container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
  return { english, before: paragraphs[paragraphs.indexOf(notice) - 1] };
}

it.each(languages)("the fraud notice, which has no translation, is read aloud as English on a page in %s", (language) => {
  expect(shownIn(language).english).toEqual([notice]);
});

it("Spanish introduces the notice: the English text governs, followed by a summary", () => {
  expect(shownIn("es").before).toMatch(/el texto en inglés es el que rige\. En resumen: .* puede ser un delito\.$/);
  expect(shownIn("en").before).not.toMatch(/English text governs/);
});
