import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { WithoutPrice } from "./WithoutPrice";

const page = mounted();

it("a company that couldn't be asked again isn't said to offer no quote", async () => {
  const session = {
    say,
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => Promise.resolve({ ok: false, error: { code: "NETWORK", status: 0 } }) },
    quotes: { withoutPrice: signal([{ id: "q", carrierId: "c", carrierName: "Tern & Tide", outcome: "TIMED_OUT" }]), quotes: signal([]) },
  } as unknown as Session;
  page.render(
    <SessionProvider value={session}>
      <WithoutPrice retries />
    </SessionProvider>,
  );
  await act(async () => page.container.querySelector("button")!.click());
  expect(page.container.querySelector("[role=status]")?.textContent).toBe("We can't get new prices right now.");
});
