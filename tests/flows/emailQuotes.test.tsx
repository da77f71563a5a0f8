// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { mounted } from "../../src/fixtures/mounted";
import { RunnerProvider } from "../../src/form/runner";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { SessionProvider } from "../../src/session/context";
import { EmailDialog } from "../../src/stages/share/EmailDialog";
import { openFunnel } from "./funnel";

const page = mounted();

it.each([
  ["its id", undefined, "default"],
  ["its private label's name", "maple-private", "maple-private"],
])("e-mailed quotes name the partner by %s", async (_name, customPrivateLabelPartner, expected) => {
  const { session, answer, takeSent } = openFunnel(line, []);
  await answer(examples.minimal("TX"), "policy-compare");
  takeSent();
  const labelled = { ...session, partner: { ...session.partner, config: { ...bundledConfig, ...(customPrivateLabelPartner && { customPrivateLabelPartner }) } } };
  const runner = aRunner({ pageUrl: () => "https://partner.example/", showErrors: () => undefined });
  page.render(
    <SessionProvider value={labelled}>
      <RunnerProvider value={runner}>
        <EmailDialog application={session.application.peek()!} onClose={() => undefined} />
      </RunnerProvider>
    </SessionProvider>,
  );
  await act(async () => page.container.querySelector("form")?.requestSubmit());
  const sent = takeSent().find(({ call }) => call.includes("notifications"));
  expect(sent?.body).toMatchObject({ privateLabelPartner: expected });
});
