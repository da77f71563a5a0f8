/** The steps before this one. */
export const stepsBefore = (steps, step) => steps.slice(0, steps.indexOf(step));

/** The step that a route belongs to: itself, the step that it stands beside, or the first of its parts. */
const stepOf = (steps, route) =>
  steps.includes(route) ? route : steps.find((step) => route.startsWith(`${step}/`) || step.startsWith(`${route}/`));

/** Makes a line's recipes, group by group: `recipesOf("life", steps)("Health")("health", "Empty", "health", {…})`. `steps` in the order of the flow. */
export const recipesOf =
  (line, steps) =>
  (group) =>
  (id, title, route, recipe = {}) => ({
    id,
    group,
    title,
    line,
    route: route && `${line}/${route}`,
    completed: route ? stepsBefore(steps, stepOf(steps, route) ?? "policy-compare") : [],
    ...recipe,
  });

export const submit = ["submit"];

/** A complex case that was open when the visitor reloaded. */
export const opened = (line, scenario, reason) => ({ openCase: { scenario, reason, line }, complex: { scenario, reason } });

/** A quote that was picked. */
export const pick = {
  kind: "quote",
  quoteId: "q-1",
  carrierSpecificQuoteId: "C-1",
  carrierId: "meridian",
  carrierName: "Meridian Mutual",
  premium: 642.18,
  term: 6,
  bindable: true,
};
