import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { downloadApplication } from "../../api/contract/documents";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import type { FieldError } from "../../session/effectOutcome";
import { agree } from "./agreement";
import { recordsConsent, signature } from "./fields";
import { reviewOf } from "./reviewPrice";
import { SignScreen } from "./SignScreen";

const page = mounted();

/** A visitor who reads what is to be signed, for the given terms. */
function show(hasApplication = true, { errors = [] as readonly FieldError[], file = new Promise<unknown>(() => undefined) } = {}) {
  const call = vi.fn((_endpoint: unknown, _options: object) => file);
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.commit({ firstName: "Maya", lastName: "Okafor", startDate: "07/01/2026" });
  session.selection.value = aSelection({ bindable: true, premium: 240, term: 12 });
  if (hasApplication) session.application.value = { id: "a", token: "t", line: "renters", revision: 1, ratedWith: "hash" };
  const price = { premium: 240, before: null, termMonths: 12, notice: null as string | null, terms: "terms" };
  const reviewed = (given: Partial<typeof price> = {}) => act(() => void (reviewOf(session).value = { kind: "price", price: { ...price, ...given } }));
  page.render(inFunnel(session, aRunner({ errors: signal(errors), settle: () => new Promise(() => undefined) }), <SignScreen />));
  reviewed();
  return { session, call, reviewed };
}

const boxes = () => [...page.container.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
const checked = () => boxes().map(({ checked: isChecked }) => isChecked);

it("a box is ticked for the terms on screen, and unticked by others", () => {
  const { session, reviewed } = show();
  act(() => boxes().forEach((box) => box.click()));
  const agreed = agree("terms", session.now());
  expect([checked(), session.draft(recordsConsent).peek(), session.draft(signature).peek()]).toEqual([[true, true], agreed, agreed]);
  reviewed({ terms: "other terms", premium: 260 });
  expect([checked(), session.draft(recordsConsent).peek(), session.draft(signature).peek()]).toEqual([[false, false], null, null]);
});

it("takes a tick back", () => {
  const { session } = show();
  act(() => boxes()[1]?.click());
  act(() => boxes()[1]?.click());
  expect([checked(), session.draft(signature).peek()]).toEqual([[false, false], null]);
});

it.each([
  [null, false],
  ["Any person who knowingly lies", true],
])("shows the notice that the law prescribes: %s", (notice, isShown) => {
  const { reviewed } = show();
  reviewed({ notice });
  expect([...page.container.querySelectorAll("p[lang=en]")].map(({ textContent }) => textContent)).toEqual(isShown ? [notice] : []);
});

it.each([
  ["of the application and its quote", true, [[downloadApplication, { params: { applicationId: "a" }, query: { quoteId: "quote-1" }, token: "t" }]]],
  ["of none, without one", false, []],
])("asks for the file %s", (_what, hasApplication, asked) => {
  const { call } = show(hasApplication);
  act(() => [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent.includes("Read my application"))?.click());
  expect(call.mock.calls).toEqual(asked);
});

it("says at each box why it is needed", () => {
  const message = { key: "test.no", english: "Check this box" };
  show(true, { errors: [{ field: recordsConsent, message }] });
  expect(boxes().map((box) => box.getAttribute("aria-invalid"))).toEqual(["true", null]);
  expect(page.container.textContent).toContain("Check this box");
});

it("says that the file can't be had", async () => {
  show(true, { file: Promise.reject(new Error("No")) });
  expect(page.container.textContent).not.toContain("The download failed");
  await act(async () => [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent.includes("Read my application"))?.click());
  expect(page.container.textContent).toContain("The download failed. Try again.");
});
