import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { say, worded } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import { EffectTray } from "./EffectTray";
import type { Quick } from "./useQuickChoice";

const page = mounted();

const option = (value: string, effect: Quick["options"][number]["effect"] = undefined) => ({ value, said: worded(`$${value}`), effect });

function show(given: Partial<Quick>) {
  const quick: Quick = { kind: "deductible", coverages: [], options: [], held: "1000", weighed: "500", isBusy: false, hasFailed: false, weigh: vi.fn(), apply: vi.fn(), ...given };
  page.render(
    <SessionProvider value={{ say } as unknown as Session}>
      <EffectTray quick={quick} />
    </SessionProvider>,
  );
  return quick;
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ");
const buttons = () => [...page.container.querySelectorAll("button")];

it.each<[string, Partial<Quick>, string]>([
  ["more, for a lower deductible", { options: [option("1000"), option("500", { least: 9, greatest: 14 })] }, "About $9 to $14 more a month for the lowest prices. After a claim you pay $500 less."],
  ["less, for a higher one", { weighed: "2000", options: [option("1000"), option("2000", { least: -7, greatest: -7 })] }, "About $7 less a month for the lowest prices. After a claim you pay $1,000 more."],
  ["the same", { options: [option("1000"), option("500", { least: 0, greatest: 0 })] }, "About the same price. After a claim you pay $500 less."],
  ["what isn't known yet", { options: [option("1000"), option("500", null)] }, "After a claim you pay $500 less."],
  ["of several deductibles", { held: "", options: [option("1000"), option("500")] }, "We ask every company for a new price."],
  ["of a limit", { kind: "limit", options: [option("1000"), option("500")] }, "We ask every company for a new price."],
  ["that couldn't be had", { hasFailed: true, options: [option("1000"), option("500", { least: 9, greatest: 14 })] }, "We couldn't update your quotes. Try again."],
])("says the effect of a choice: %s", (_what, quick, said) => {
  show(quick);
  expect(page.container.querySelector("small")?.textContent).toBe(said);
});

it.each([
  ["1000", "Keep $1000"],
  ["", "Keep it as it is"],
])("keeps what is held ('%s'), or asks for new prices", (held, label) => {
  const quick = show({ held, options: [option("1000"), option("500")] });
  expect(buttons().map(({ textContent }) => textContent)).toEqual([label, "Update all quotes"]);
  act(() => buttons()[0]?.click());
  expect(quick.weigh).toHaveBeenCalledWith(null);
  act(() => buttons()[1]?.click());
  expect(quick.apply).toHaveBeenCalledOnce();
});

it("asks only once while prices are asked for", () => {
  const quick = show({ isBusy: true, options: [option("1000"), option("500")] });
  act(() => buttons()[1]?.click());
  expect(quick.apply).not.toHaveBeenCalled();
});

it("is not there for a value that isn't offered", () => {
  show({ options: [option("1000")] });
  expect(shown()).toBe("");
});
