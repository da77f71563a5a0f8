import type { Option } from "../../src/ui/fields/SelectField";
import type { Screen } from "./beginning";
import { letters, payment } from "./letterPages";
import type { Say } from "./speaker";

/** Every screen and page that a visitor of the brand gets to see, in the order of a visit. */
export const screenGroups = (screens: readonly Screen[], say: Say): readonly Option[] => [
  ...screens.map(({ id, group, title }) => ({ value: id, label: [...group.split(": "), title].map((part) => say(part)).join(": ") })),
  ...Object.entries(letters).map(([id, title]) => ({ value: `page-${id}`, label: `${say("E-mail")}: ${say(title)}` })),
  { value: `page-${payment}`, label: say("Payment page") },
];
