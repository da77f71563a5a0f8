import { rebuildCost } from "../../business/limits";
import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";
import { caseTexts } from "./texts";

const texts = phrases("case.mostAccurateQuotes", {
  title: "Let's get you the most accurate quotes",
  body: "Homes at this value need a closer look than we can do online. A licensed advisor can help and can see your answers.",
  address: "Update my address",
  place: "Insurance companies need a closer look at this address. A licensed advisor can help and can see your answers.",
});

/** For a line that doesn't insure a home: the text refers to the address only. */
export const mostAccurateElsewhere = (): ComplexCase => ({ ...mostAccurate(), body: texts.place });

/** The service's COST_TOO_HIGH: a rebuild cost above the limit for online quotes. `max` is in dollars. */
export const mostAccurate = (max: number = rebuildCost.max): ComplexCase => ({
  id: "mostAccurateQuotes",
  title: texts.title,
  body: texts.body,
  main: { label: caseTexts.connect, outcome: { kind: "contact" } },
  secondary: { label: texts.address, outcome: { kind: "firstStep" } },
  dismissible: false,
  reason: max === rebuildCost.condoMax ? "rebuild_cost_over_1m" : "rebuild_cost_over_2m",
  art: "advisor",
});
