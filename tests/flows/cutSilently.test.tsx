// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { workOf } from "../../src/flow/flow";
import type { Runner } from "../../src/form/runner";
import { RunnerProvider } from "../../src/form/runner";
import { SessionProvider } from "../../src/session/context";
import { startInManualMode } from "../../src/session/fields/address";
import type { Line, LineStep } from "../../src/session/line";
import { openFunnel } from "./funnel";
import { lines, stepsOf } from "./lines";

/** Texts of which the service knows more than a form: a breed is judged with its list, and an address with its street. */
const judgedLater = ["breed", "addressSearch"];

/** What a browser would cut, by the step's fields: an answer as long as the input takes, which its rule still lets through. */
async function cutIn(line: Line, step: LineStep): Promise<string[]> {
  const { session } = openFunnel(line, []);
  if (step.fields.includes(startInManualMode)) session.set(startInManualMode, true);
  const { screen: Screen } = await workOf(step);
  const runner = {
    title: signal(step.title), enter: signal(null), busy: signal(false), question: signal(null), errors: signal([]), refusals: signal(0),
    position: signal({ step: step.id, detail: null }), hrefOf: () => "#",
  };
  const markup = renderToStaticMarkup(
    <SessionProvider value={session}>
      <RunnerProvider value={runner as unknown as Runner}>
        <Screen />
      </RunnerProvider>
    </SessionProvider>,
  );
  const page = document.createElement("div");
  page.innerHTML = markup;
  return [...page.querySelectorAll<HTMLInputElement>("input[maxlength]")].flatMap(({ name, maxLength }) => {
    const field = step.fields.find((known) => known.name === name);
    const longest = ["x".repeat(maxLength), "9".repeat(maxLength), "1,000,000,000".slice(0, maxLength)].filter(({ length }) => length === maxLength);
    const passes = field && longest.some((value) => !field.rule?.(value, session.ruleContext()));
    return passes && !judgedLater.includes(name) ? [`${name}, at ${maxLength}`] : [];
  });
}

const asking = lines.flatMap(({ line }) => stepsOf(line).filter(({ fields, id }) => fields.length > 0 && id !== "policy-compare").map((step) => [line.slug, step.id, line, step] as const));

it.each(asking)("%s, %s: what is too long comes in far enough to be said so", async (_slug, _id, line, step) => {
  expect(await cutIn(line, step)).toEqual([]);
});
