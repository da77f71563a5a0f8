import { signal } from "@preact/signals-react";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import type { Funnel } from "../funnel";
import { FunnelProvider } from "../FunnelContext";
import { PrivacyScreen } from "./PrivacyScreen";

const go = vi.fn();
const deleteAnswers = vi.fn();
const page = mounted();

/** Shows the page to a visitor at this place; null for a new visitor. */
function show(place: string | null): void {
  const session = { say, speech: signal({ language: "en" }), partner: { config: bundledConfig }, journey: signal(place && { frontier: place }), restored: null } as unknown as Session;
  const funnel = { session, navigator: { go, pathOf: String }, deleteAnswers } as unknown as Funnel;
  page.render(
    <FunnelProvider value={funnel}>
      <SessionProvider value={session}>
        <PrivacyScreen />
      </SessionProvider>
    </FunnelProvider>,
  );
}
const press = (label: string): void => {
  const button = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  act(() => button?.click());
};

afterEach(() => vi.clearAllMocks());

it("leads to the full policy and back to the answers, and deletes them", () => {
  show("auto/driver");
  expect(page.container.querySelector("a")?.href).toBe(bundledConfig.privacyUrl);
  press("Back to my quote");
  expect(go).toHaveBeenCalledWith("auto/driver", "replace");
  press("Delete my answers and start over");
  expect(deleteAnswers).toHaveBeenCalledTimes(1);
});

it("doesn't offer a new visitor to delete answers", () => {
  show(null);
  expect(page.container.textContent).not.toContain("Delete my answers");
  press("Go to the home page");
  expect(go).toHaveBeenCalledWith("", "replace");
});
