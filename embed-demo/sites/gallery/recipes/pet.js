import { opened, pick, recipesOf, submit } from "./recipesOf.js";

const steps = ["info", "loading", "policy-compare", "transition"];
const pet = recipesOf("pet", steps);

/** A first day of coverage that the service takes: days are counted from the real today. */
const today = { clock: "real" };
const told = (petName = "Biscuit", given = {}) => ({
  state: "OH",
  petType: "DOG",
  petName,
  breed: "Labrador Retriever",
  petAge: "3",
  zipCode: "43215",
  email: "tess.lindqvist@example.com",
  ...given,
});
const selection = { ...pick, carrierName: "Tailwright Pet", premium: 512.4, term: 12, bindable: false };

const details = pet("Pet: details");
const quotes = pet("Pet: quotes");
const cases = pet("Pet: complex cases");
const arrived = ["sees", "prices are in"];

export const petRecipes = [
  details("pet-info", "Empty", "info"),
  details("pet-info-errors", "Nothing entered", "info", { actions: [submit, ["sees", "Pet type is required"]] }),
  details("pet-info-breeds", "Breeds", "info", { actions: [["press", "radio", "Dog"], ["fill", "Breed", "ret"], ["sees", "Labrador Retriever"]] }),
  details("pet-info-breed-unknown", "A breed that isn't one", "info", {
    answers: told("Biscuit", { breed: "Hippogriff" }),
    actions: [submit, ["sees", "Select a breed"]],
  }),
  details("pet-info-cat", "Filled in", "info", { answers: told("Miso", { petType: "CAT", breed: "Domestic Shorthair", petAge: "1", subscribeCheckbox: true }) }),
  details("pet-info-zip", "A ZIP code that nobody has", "info", { answers: told("Biscuit", { zipCode: "00000" }), actions: [submit, ["sees", "Enter a valid 5-digit ZIP Code"]] }),
  details("pet-info-busy", "Being sent", "info", { answers: told(), actions: [submit], hold: ["/v1/zip-codes"] }),
  details("pet-loading", "Loading", "loading", { answers: told(), ...today, actions: [["sees", "Getting ready"]], hold: ["/v1/applications"] }),

  quotes("pet-quotes-waiting", "Waiting for the first", "policy-compare", { answers: told(), ...today, hold: ["/quotes"] }),
  quotes("pet-quotes", "All in", "policy-compare", { answers: told(), ...today, actions: [arrived] }),
  quotes("pet-quotes-details", "Details open", "policy-compare", { answers: told(), ...today, actions: [arrived, ["press", "row", ""]] }),
  quotes("pet-transition", "Before the hand-off", "transition", { answers: told(), session: { selection } }),
  quotes("pet-transition-leaving", "Leaving", "transition", {
    answers: told(),
    session: { selection },
    actions: [submit, ["sees", "Taking you there"]],
    hold: ["/v1/"],
  }),

  cases("pet-case-code", "Code not supported", "info", { answers: told("Biscuit", { zipCode: "99501" }), actions: [submit, ["sees", "We've got you covered!"]] }),
  cases("pet-case-none", "No quotes", "policy-compare", { answers: told("No Quotes"), ...today, actions: [["sees", "Insurance can be tricky!"]] }),
  cases("pet-case-expensive", "Too expensive", "info", {
    answers: told("Too Expensive"),
    session: opened("pet", "tooExpensiveConnectViaPhone", "too_expensive"),
  }),
];
