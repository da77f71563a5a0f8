// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { tellTakenAlong } from "../../src/app/navigation/takenAlong";
import { examples } from "../../src/lines/pet/examples";
import { line } from "../../src/lines/pet/line";
import { hearOfDevice } from "../../src/session/kept/device";
import { staysAfterSuccess } from "../../src/session/purchase/afterSuccess";
import { openFunnel } from "./funnel";

it.each([
  ["window", () => window, "focus"],
  ["document", () => document, "visibilitychange"],
] as const)("asks the service whether the visit has moved when its visitor returns to the page: %s", async (_name, target, event) => {
  const funnel = openFunnel(line, []);
  await funnel.answer(examples.minimal("TX"), "info");
  tellTakenAlong(funnel.session);
  funnel.takeSent();
  target().dispatchEvent(new Event(event));
  await vi.waitFor(() => expect(funnel.takeSent()).toEqual([{ call: expect.stringMatching(/^PATCH \/v1\/leads\//) as string, body: {} }]));
  funnel.session.dispose();
});

it("offers nothing to take back once the visit has ended, and hears of the next visit's devices", async () => {
  const funnel = openFunnel(line, []);
  const { session } = funnel;
  await funnel.answer(examples.minimal("TX"), "info");
  tellTakenAlong(session);
  const offers = () => session.notices.list.peek().map(({ action }) => action?.label.english);
  hearOfDevice(session, 2);
  expect(offers()).toEqual(["Use this device instead"]);
  session.reset((key) => staysAfterSuccess.has(key), false);
  expect(offers(), "the lead is open").toEqual(["Use this device instead"]);
  session.lead.value = null;
  expect(offers()).toEqual([]);
  // An answer that was on its way.
  hearOfDevice(session, 2);
  expect(offers()).toEqual([]);
  await funnel.answer(examples.minimal("TX"), "info");
  expect(offers()).toEqual([]);
  hearOfDevice(session, 1);
  expect(offers()).toEqual(["Use this device instead"]);
  session.dispose();
});
