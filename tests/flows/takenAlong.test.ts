// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { tellTakenAlong } from "../../src/app/navigation/takenAlong";
import { examples } from "../../src/lines/pet/examples";
import { line } from "../../src/lines/pet/line";
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
