import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import type { CaseChoice, ComplexCase } from "../../flow/complexCase";
import { field } from "../../flow/field";
import { phrases, say } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { bundledConfig } from "../../partner/bundledConfig";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { noQuotesReturned, noQuotesReturnedByOtherInsuranceLine } from "../../stages/quotes/cases";
import * as property from "../../steps/cases/property";
import { tooExpensive } from "../../steps/cases/tooExpensive";
import { codeNotSupported } from "../../steps/cases/address";
import { PhoneTickArt } from "../../ui/art/PhoneTickArt";
import { CaseHost } from "./CaseHost";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";

const choose = vi.fn<(choice: CaseChoice) => void>();
const { said } = phrases("test", { said: "An advisor quotes vacant homes by phone" });
const about = { field: field("usage", z.string(), { label: "Usage", initial: "" }), message: said };
const trickyCaseConnectViaPhone = property.trickyCaseConnectViaPhone();
const page = mounted();

function open(found: ComplexCase, isAbout: boolean): readonly string[] {
  const session = { say, partner: { config: bundledConfig } } as unknown as Session;
  page.render(
    <FunnelProvider value={{ session, cases: { choose, dismiss: () => undefined } } as unknown as Funnel}>
      <SessionProvider value={session}>
        <CaseHost open={{ found, about: isAbout ? about : null }} />
      </SessionProvider>
    </FunnelProvider>,
  );
  return [...page.container.querySelectorAll("button, a")].map(({ textContent }) => textContent);
}

beforeEach(() => {
  // The test's document doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
afterEach(() => vi.clearAllMocks());

it.each<[string, ComplexCase, boolean, number]>([
  ["judged from an answer of this screen", trickyCaseConnectViaPhone, true, 1],
  ["judged from an answer, beside a link of its own", codeNotSupported, true, 1],
  ["whose own link edits", tooExpensive, true, 1],
  ["about nothing that the screen asks", trickyCaseConnectViaPhone, false, 0],
])("a case %s: what it is about is said, and 'Edit my details' offered once", (_what, found, isAbout, times) => {
  expect(open(found, isAbout).filter((label) => label === "Edit my details")).toHaveLength(times);
  expect(page.container.textContent.includes(`${said.english}.`)).toBe(isAbout);
});

it("moves to the answer on 'Edit my details'", () => {
  open(trickyCaseConnectViaPhone, true);
  const link = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === "Edit my details");
  act(() => link?.click());
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ outcome: { kind: "edit" } }));
});

it.each<[string, ComplexCase]>([
  ["no quotes", noQuotesReturned],
  ["no quotes, on a line whose advisors are called", noQuotesReturnedByOtherInsuranceLine],
  ["no price within reach", tooExpensive],
  ["an answer that only an advisor can quote", trickyCaseConnectViaPhone],
])("%s: the picture has no tick, as no call has been agreed on", (_what, found) => {
  const bold = () => [...page.container.querySelectorAll("svg .w")].map((path) => path.getAttribute("d"));
  page.render(<PhoneTickArt />);
  const [tick] = bold();
  open(found, false);
  expect(bold()).toHaveLength(1);
  expect(bold()).not.toContain(tick);
});
