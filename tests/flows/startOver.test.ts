// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { keptAmong } from "../../src/app/completing/keepList";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { addressLine1, zipField } from "../../src/session/fields/address";
import { emailField, firstName } from "../../src/session/fields/person";
import { openFunnel } from "./funnel";

it("another quote begins with the previous one's address and person, and with nothing else of it", async () => {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  const texas = examples.minimal("TX");
  await funnel.answer(texas, "history");
  const secret = session.secret.peek();
  session.startOver(keptAmong(session.lines));
  for (const field of [addressLine1, zipField, firstName, emailField]) {
    expect(session.answers.peek().get(field), field.name).not.toBe("");
    expect(session.draft(field).peek(), field.name).toBe(session.answers.peek().get(field));
  }
  expect([session.lead.peek(), session.application.peek(), session.outcome.peek(), session.selection.peek()]).toEqual([null, null, null, null]);
  expect(session.progress().completed).toEqual([]);
  expect(funnel.frontier()).toBe("address");
  expect(session.secret.peek()).not.toBe(secret);
});
