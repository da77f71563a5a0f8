// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { emailQuotes } from "../../src/api/contract/notifications";
import type { AnyOptions } from "../../src/api/request";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { aQuote } from "../../src/fixtures/quotes";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { bundledConfig } from "../../src/partner/bundledConfig";
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
  page.render(inFunnel(labelled, runner, <EmailDialog application={session.application.peek()!} open onClose={() => undefined} />));
  await act(async () => page.container.querySelector("form")?.requestSubmit());
  const sent = takeSent().find(({ call }) => call.includes("notifications"));
  expect(sent?.body).toMatchObject({ privateLabelPartner: expected });
});

/** The dialog above a list of quotes, and the e-mails that the service is asked for and hasn't answered yet. */
async function opened() {
  const asked: { readonly key: string | undefined; readonly signal: AbortSignal | undefined; end(answer: unknown): Promise<void> }[] = [];
  const { session, answer } = openFunnel(line, [], (client) => ({
    ...client,
    call: (endpoint, given) =>
      endpoint.id === emailQuotes.id
        ? new Promise((resolve) => {
            const { idempotencyKey, signal } = given as AnyOptions;
            asked.push({ key: idempotencyKey, signal, end: (answered) => act(async () => resolve(answered as never)) });
          })
        : client.call(endpoint, given),
  }));
  await answer(examples.minimal("TX"), "policy-compare");
  const runner = aRunner({ pageUrl: () => "https://partner.example/", showErrors: () => undefined });
  const show = (open: boolean): void =>
    page.render(inFunnel(session, runner, <EmailDialog application={session.application.peek()!} open={open} onClose={() => undefined} />));
  show(true);
  return {
    session,
    asked,
    show,
    send: () => act(async () => page.container.querySelector("form")?.requestSubmit()),
  };
}

const status = () => page.container.querySelector("dialog [role=status]")?.textContent;
const made = ok({ emailId: "email-1" });
const lost = fail({ type: "about:blank", title: "", status: 0, code: "NETWORK" });

it("an e-mail is sent to its end behind a closed dialog, which shows that when it is opened again", async () => {
  const { asked, send, show } = await opened();
  await send();
  show(false);
  show(true);
  expect(page.container.querySelector("[aria-busy=true]")).not.toBeNull();
  await send();
  show(false);
  await asked[0]!.end(made);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  show(true);
  expect(status()).toMatch(/^Sent to .•••@/);
  show(false);
  show(true);
  expect(status()).toBeUndefined();
});

it("an e-mail without an answer is the same one when it is sent again, until there are other quotes", async () => {
  const { session, asked, send, show } = await opened();
  await send();
  show(false);
  await asked[0]!.end(lost);
  show(true);
  expect(status()).toBe("You seem to be offline. Check your connection and try again.");
  await send();
  await asked[1]!.end(lost);
  const quotes = [aQuote()];
  session.quotes.receive({ type: "snapshot", applicationId: "a", ratingRun: 1, status: "InProgress", carriersAsked: 2, carriersAnswered: 1, quotes, withoutPrice: [] });
  await send();
  const [first, second, third] = asked.map(({ key }) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});
