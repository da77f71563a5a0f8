import { examples } from "../../../src/lines/pet/examples";
import type { Action, LineRecipe } from "../recipe";
import { submit } from "../recipe";

const told = examples.minimal("OH");
const sent = (id: string, title: string, answers: object, ...seen: readonly Action[]): LineRecipe => ({ id, title, at: "info", answers: { ...told, ...answers }, actions: [submit, ...seen] });
const seen: Action = ["sees", "quotes are in"];
/** The service counts a first day of coverage from its own today. */
const quoted = { at: "policy-compare", clock: "real" } as const;

export const recipes: readonly LineRecipe[] = [
  { id: "pet-info-errors", title: "Nothing entered", at: "info", actions: [submit, ["sees", "Pet type is required"]] },
  { id: "pet-info-breeds", title: "Breeds", at: "info", actions: [["press", "radio", "Dog"], ["fill", "Breed", "ret"], ["sees", "Labrador Retriever"]] },
  sent("pet-info-breed-unknown", "A breed that isn't one", { breed: "Hippogriff" }, ["sees", "Select a breed"]),
  { id: "pet-info-cat", title: "Filled in", at: "info", answers: { ...told, subscribeCheckbox: true } },
  sent("pet-info-zip", "A ZIP code that isn't one", { zipCode: "00000" }, ["sees", "Enter a valid 5-digit ZIP Code"]),
  { ...sent("pet-info-busy", "Being sent", {}), hold: ["/v1/zip-codes"] },

  { id: "pet-quotes-waiting", title: "Waiting for the first", ...quoted, hold: ["/quotes"] },
  { id: "pet-quotes", title: "All in", ...quoted, actions: [seen] },
  { id: "pet-quotes-details", title: "Details open", ...quoted, actions: [seen, ["press", "row", ""]] },
  { id: "pet-quotes-none", title: "No quotes", ...quoted, answers: { petName: "No Quotes" }, actions: [["sees", "Insurance can be tricky!"]] },
  { id: "pet-transition-leaving", title: "Leaving", at: "transition", actions: [submit, ["sees", "Taking you there…"]], hold: ["/v1/"] },

  { ...sent("pet-case-alaska", "Code not supported, by ZIP code", { zipCode: "99501" }, ["sees", "We've got you covered!"]), group: "Complex cases" },
];
