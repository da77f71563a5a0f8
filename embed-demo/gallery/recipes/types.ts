import type { LineSlug } from "../../../src/business/lines";
import type { LineRecipe, Recipe } from "../recipe";
import { finished } from "../recipe";

/** Choosing a line, lines without questions of their own, and the second line of a bundle. */
export function typesRecipes(recipeOf: (line: LineSlug, recipe: LineRecipe) => Recipe): readonly Recipe[] {
  const second = (line: LineSlug, next: LineSlug[]): Recipe => ({
    ...recipeOf(line, { id: `second-line-${line}`, title: `Wanted, after ${line}`, at: "finalize/success", session: finished(line, "EMAIL", next) }),
    group: "Second line",
  });
  const start = { group: "Start", line: "" };
  return [
    { ...start, id: "types", title: "Type selection" },
    { ...start, id: "types-two", title: "Type selection, two lines by the host", line: "motorcycle auto" },
    second("auto", ["homeowners", "condominium", "renters"]),
    second("motorcycle", ["renters"]),
    second("homeowners", ["auto"]),
  ];
}
