// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import { hearOfDevice } from "./device";

it.each([
  [0, 0, false],
  [0, 1, true],
  [1, 1, false],
  [2, 1, false],
])("on device %i, a response of device %i: elsewhere: %j", (here, heard, elsewhere) => {
  const session = createSession(sessionOptions());
  session.device.value = here;
  hearOfDevice(session, heard);
  expect(session.isElsewhere.peek()).toBe(elsewhere);
  session.dispose();
});
