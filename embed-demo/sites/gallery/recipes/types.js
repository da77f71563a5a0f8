import { address } from "../people.js";

const person = { firstName: "Maya", lastName: "Okafor", dateOfBirth: "09/07/1985", email: "maya.okafor@example.com" };
const finished = (line, next) => ({
  id: `second-line-${line}`,
  group: "Second line",
  title: `Wanted, after ${line}`,
  line,
  route: `${line}/finalize/success`,
  completed: [],
  answers: { ...address("OH"), ...person, contactBy: "EMAIL" },
  session: { outcome: { line, by: "contact", channel: "EMAIL", carrierName: "Meridian Mutual", next } },
});

/** Choosing a line, what has none, and the second one after a bundle's first. */
export const typesRecipes = [
  { id: "types", group: "Start", title: "Type selection", line: "" },
  { id: "types-two", group: "Start", title: "Type selection, two lines by the host", line: "motorcycle auto" },
  { id: "other", group: "Start", title: "Something else: an advisor", line: "", actions: [["press", "button", "Something else"], ["sees", "How can we reach you?"]] },
  finished("auto", ["homeowners", "condominium", "renters"]),
  finished("motorcycle", ["renters"]),
  finished("homeowners", ["auto"]),
];
