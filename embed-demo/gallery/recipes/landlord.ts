import type { LineRecipe } from "../recipe";
import { submit } from "../recipe";
import { looked, quoted, unfold } from "./homes";

export const recipes: readonly LineRecipe[] = [
  looked("landlord-prefill", "Found, complete"),
  looked("landlord-prefill-type", "The building type on record is changed", [unfold, ["press", "button", "Change type of home"], ["sees", "Done"]]),
  { id: "landlord-type-error", title: "Home type, error", at: "home-type", actions: [submit] },
  { id: "landlord-usage-error", title: "Usage, none", at: "usage", answers: { occupancyType: [] }, actions: [submit] },
  quoted("landlord-quotes"),
];
