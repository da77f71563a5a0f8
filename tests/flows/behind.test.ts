// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { problemStatus, type ProblemCode } from "../../src/api/contract/problem";
import { requestOf } from "../../src/api/contract/requests";
import { submitApplication } from "../../src/api/contract/applications/submitApplication";
import { partnerFlags } from "../../src/business/partnerFlags";
import { workOf } from "../../src/flow/flow";
import { fail } from "../../src/kernel/result";
import type { Effect } from "../../src/session/effect";
import { openFunnel } from "./funnel";
import { lines } from "./lines";

/** Cases that the request for prices raises, too: an effect behind may raise them late. */
const raisedByPrices = (code: string): boolean => (requestOf(submitApplication).problems as readonly string[]).includes(code);

const codes = [...(Object.keys(problemStatus) as ProblemCode[]), "NETWORK", "TIMEOUT", "INVALID_RESPONSE"] as const;

describe.each(lines.flatMap(({ line, examples }) => (examples ? [{ slug: line.slug, line, examples }] : [])))("what is sent behind a visitor's back in $slug", ({ line, examples }) => {
  /** Answers the line up to its prices. Returns the effects on the way that nobody waits for. */
  async function walked() {
    let refusal: (typeof codes)[number] | null = null;
    const refusing = (client: Client): Client => ({
      ...client,
      call: (endpoint, options) => (refusal ? Promise.resolve(fail({ type: "about:blank", title: "", status: 0, code: refusal, errors: endpoint.id === "" ? [] : anywhere })) : client.call(endpoint, options)),
    });
    const funnel = openFunnel(line, partnerFlags, refusing);
    await funnel.answer(examples.maximal("TX"), "policy-compare");
    const behind: (readonly [string, Effect])[] = [];
    for (const step of funnel.session.journey.peek()!.steps) {
      for (const effect of (await workOf(step)).effects ?? []) if (effect.behind) behind.push([`${step.id}:${effect.id}`, effect]);
    }
    return { ...funnel, behind, refuse: (code: typeof refusal) => void (refusal = code) };
  }
  /** Validation errors that point to everything that the screens know. */
  const anywhere = ["/personalInfo/dateOfBirth", "/drivers/0/dob", "/numberOfMiles"].map((pointer) => ({ pointer, message: "No" }));
  const run = ({ session }: ReturnType<typeof openFunnel>, effect: Effect) =>
    effect.run({ answers: session.journey.peek()!.relevant, session, idempotencyKey: crypto.randomUUID(), signal: new AbortController().signal });

  it("leads to no other screen, whatever the service answers", async () => {
    const funnel = await walked();
    for (const [name, effect] of funnel.behind) {
      for (const code of codes.filter((one) => one !== "VALIDATION" || name !== "")) {
        funnel.refuse(code);
        const { kind } = await run(funnel, effect);
        expect(["done", "problem"], `${name}: ${code}`).toContain(kind);
      }
      expect(effect.failure, name).toBeUndefined();
      expect(Object.keys(effect.casesByCode ?? {}).filter((code) => !raisedByPrices(code)), name).toEqual([]);
    }
  });

  it("changes no question and no answer that decides on one", async () => {
    const funnel = await walked();
    const asked = () => funnel.session.journey.peek()!.steps.map(({ id }) => id);
    const before = [asked(), funnel.frontier()];
    for (const [name, effect] of funnel.behind) {
      await run(funnel, effect);
      expect([asked(), funnel.frontier()], name).toEqual(before);
    }
  });
});
