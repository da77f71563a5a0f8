// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { RunnerProvider, type Runner } from "../../src/form/runner";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { SessionProvider } from "../../src/session/context";
import { EmailDialog } from "../../src/stages/share/EmailDialog";
import { openFunnel } from "./funnel";

it.each([
  ["its id", undefined, "default"],
  ["its private label's name", "maple-private", "maple-private"],
])("e-mailed quotes name the partner by %s", async (_name, customPrivateLabelPartner, expected) => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { session, answer, takeSent } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "policy-compare");
  takeSent();
  const labelled = { ...session, partner: { ...session.partner, config: { ...bundledConfig, ...(customPrivateLabelPartner && { customPrivateLabelPartner }) } } };
  const runner = { pageUrl: () => "https://partner.example/", errors: signal([]), refusals: signal(0), busy: signal(false), showErrors: () => undefined } as unknown as Runner;
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <SessionProvider value={labelled}>
        <RunnerProvider value={runner}>
          <EmailDialog application={session.application.peek()!} onClose={() => undefined} />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  await act(async () => container.querySelector("form")?.requestSubmit());
  const sent = takeSent().find(({ call }) => call.includes("notifications"));
  act(() => root.unmount());
  container.remove();
  expect(sent?.body).toMatchObject({ privateLabelPartner: expected });
});
