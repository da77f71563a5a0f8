import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { WithoutPrice } from "./WithoutPrice";

const page = mounted();

const company = { id: "q", carrierId: "c", carrierName: "Tern & Tide", outcome: "TIMED_OUT" };
const refused = { ok: false, error: { code: "NETWORK", status: 0 } };
const button = () => page.container.querySelector("button")!;
const said = () => page.container.querySelector("[role=status]");

/** Renders one company without a price, and returns what answers the calls for it. */
function render(companies: readonly object[] = [company], retries = true): { readonly answers: ((answer: unknown) => void)[]; readonly withoutPrice: { value: unknown } } {
  const answers: ((answer: unknown) => void)[] = [];
  const withoutPrice = signal<readonly unknown[]>(companies);
  const session = {
    say,
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => new Promise((resolve) => answers.push(resolve)) },
    quotes: { withoutPrice, quotes: signal([]) },
  } as unknown as Session;
  page.render(
    <SessionProvider value={session}>
      <WithoutPrice retries={retries} />
    </SessionProvider>,
  );
  return { answers, withoutPrice };
}

it("a company that couldn't be asked again isn't said to offer no quote, a second time as clearly as the first", async () => {
  const { answers } = render();
  for (const _time of [1, 2]) {
    await act(async () => button().click());
    expect(said()).toBeNull();
    await act(async () => answers.pop()!(refused));
    expect(said()?.textContent).toBe("We can't get new prices right now.");
  }
});

it.each([
  ["stays on the button while that is there", () => undefined, () => button()],
  ["goes to the answer when the company has left the list", ({ withoutPrice }: ReturnType<typeof render>) => (withoutPrice.value = []), () => said()],
])("the focus %s", async (_what, change, expected) => {
  const rendered = render();
  button().focus();
  await act(async () => button().click());
  await act(async () => {
    change(rendered);
    rendered.answers.pop()!(refused);
  });
  expect(said()).not.toBeNull();
  expect(document.activeElement).toBe(expected());
});

it.each([
  ["DECLINED", "We don't insure this breed", "We don't insure this breed", false],
  ["DECLINED", null, "Can't offer a quote", false],
  ["FAILED", "Stack overflow", "Couldn't give a quote", true],
  ["ASKED", null, "No reply in time", true],
])("a company that %s with '%s' is listed as '%s'", (outcome, message, said, isAsked) => {
  render([{ ...company, outcome, message }]);
  expect(page.container.textContent).toContain(said);
  expect(page.container.textContent.includes("Try again")).toBe(isAsked);
});

it("offers no company of its own where one button asks all of them again", () => {
  render([company], false);
  expect(page.container.textContent).toContain("Tern & Tide");
  expect(page.container.textContent).not.toContain("Try again");
});

it("is not there without such a company", () => {
  render([]);
  expect(page.container.textContent).toBe("");
});
