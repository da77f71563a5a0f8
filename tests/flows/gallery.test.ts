import { describe, expect, it } from "vitest";
import { recipes } from "../../embed-demo/gallery/recipes";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import type { Fact } from "../../src/flow/condition";
import { answersOf } from "../../src/flow/field";
import { resolveJourney } from "../../src/flow/journey";
import { stepAt } from "../../embed-demo/gallery/stoppedAt";
import { allStepsOf, lines } from "./lines";

const shown = await recipes();

it("shows each screen once under its name in the address", () => {
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

describe.each(lines.map(({ line }) => ({ slug: line.slug, line })))("$slug", ({ line }) => {
  const own = shown.filter((recipe) => recipe.line === line.slug && recipe.stored?.journeys[line.slug]?.at?.startsWith(`${line.slug}/`));
  const routeOf = (recipe: (typeof own)[number]): string => recipe.stored!.journeys[line.slug]!.at!.slice(line.slug.length + 1);

  it("has a state for every step and every complex case", () => {
    const steps = new Set(own.map((recipe) => stepAt(line, routeOf(recipe)).id));
    expect(allStepsOf(line).flatMap(({ id }) => (steps.has(id) ? [] : [id]))).toEqual([]);
    const cases = new Set(own.map(({ stored }) => stored?.openCase?.scenario));
    expect(line.cases.flatMap(({ id }) => (cases.has(id) ? [] : [id]))).toEqual([]);
  });

  it.each(own.map((recipe) => [recipe.id, recipe] as const))("%s: its answers lead to its screen", (_id, recipe) => {
    const { answers, journeys, outcome, selection } = recipe.stored!;
    const { completed, furthestGroup } = journeys[line.slug]!;
    const seen = answersOf(answers);
    const context = {
      answers: seen,
      state: line.riskState(seen),
      flags: new Set<PartnerFlag>(recipe.flags),
      facts: new Set<Fact>([...(outcome ? ["finalized" as const] : []), ...(selection?.bindable ? ["bindableQuote" as const] : [])]),
      completed: new Set(completed),
      furthestGroup,
    };
    const route = routeOf(recipe);
    const step = stepAt(line, route).id;
    const detail = route === step ? null : route.slice(step.length + 1);
    expect(resolveJourney(line.flow, answers, context).visit({ step, detail })).toEqual({ kind: "show", position: { step, detail } });
  });
});
