// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../api/client";
import { creationAt } from "../../api/contract/applications/creationAt";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import { createOnce } from "./createOnce";

it("keeps the key of a later create, which its own answer ends", async () => {
  const answers: (() => void)[] = [];
  const made = { applicationId: "application-1", applicantId: "applicant-1", token: "token-1", revision: 1, thirdParties: [] };
  const call = () => new Promise((resolve) => answers.push(() => resolve({ ok: true, value: made })));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  const { signal } = new AbortController();
  const create = (idempotencyKey: string) => createOnce(session, "auto", creationAt("auto"), {} as never, { idempotencyKey, signal });
  const [first, second] = [create("visit:step:1"), create("visit:step:2")];
  expect(session.applicationCreation.peek()).toMatch(/^visit:step:2:/);
  answers[0]!();
  await first;
  expect(session.applicationCreation.peek()).toMatch(/^visit:step:2:/);
  answers[1]!();
  await second;
  expect(session.applicationCreation.peek()).toBeNull();
});
