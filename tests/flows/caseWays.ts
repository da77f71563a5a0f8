import type { ExampleLine } from "../../embed-demo/gallery/exampleLines";
import type { ProblemCode } from "../../src/api/contract/problem";
import type { CaseId } from "../../src/business/complexCases";
import type { ComplexCase } from "../../src/flow/complexCase";
import { workOf } from "../../src/flow/flow";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import type { LineStep } from "../../src/session/line";
import type { Values } from "./funnel";
import { allStepsOf } from "./lines";

/** Renters answers with which a policy is sold online. */
export const clean = {
  businessOrDaycare: false,
  haveAnyLosses: false,
  anyDogsOnPremises: true,
  anyRestrictedDogs: false,
  anyAnimalBites: false,
  anyViciousExoticAnimals: false,
  anyAdditionalInsured: true,
  coapplicantFirstName: "Jamie",
  coapplicantLastName: "Reyes",
};

/** Answers that raise a case, whichever step asks for them. */
const raising = (now: Date): Readonly<Partial<Record<CaseId, readonly Values[]>>> => ({
  insuranceCanBeTricky: [
    { startDate: formatDate(addDays(calendarDay(now), 400)) },
    { homeType: "MANUFACTURED_OR_MOBILE_HOME" },
    { propertyType: "MANUFACTURED_OR_MOBILE_HOME" },
  ],
  insuranceCanBeTrickyLocalAgent: [{ homeType: "APARTMENT_BUILDING" }, { propertyType: "APARTMENT_BUILDING" }, { propertyType: "COMMERCIAL" }],
  lifeCaseOverMaxDoB: [{ dateOfBirth: "01/02/1930" }],
  lifeCaseUnderMinDoB: [{ dateOfBirth: "01/02/2015" }],
  mostAccurateQuotes: [{ rebuildCost: { amount: 2_500_000, isEstimate: false } }],
  trickyCaseConnectViaPhone: [
    { occupancyType: ["VACANT"] },
    { homeOccupancy: "UNOCCUPIED" },
    ...["businessOrDaycare", "haveAnyLosses", "anyRestrictedDogs", "anyAnimalBites", "anyViciousExoticAnimals"].map((name) => ({ ...clean, [name]: true })),
  ],
});

export interface CaseWay {
  readonly step: LineStep;
  /** The step's own answers that raise the case; null if only the service's response does. */
  readonly values: Values | null;
  /** The problem code with which the service raises the case, if an effect of the step names one. */
  readonly code: ProblemCode | null;
}

/** Returns every way into a case of a line: each step that raises it, by its own answers and by the service's response. */
export async function waysInto({ line }: ExampleLine, { id }: ComplexCase, now: Date): Promise<readonly CaseWay[]> {
  const ways: CaseWay[] = [];
  for (const step of allStepsOf(line)) {
    // What is sent behind the visitor's back raises its case at the prices (sentBehind.test.ts).
    const effects = ((await workOf(step)).effects ?? []).filter(({ behind }) => !behind);
    const codes = effects.flatMap(({ casesByCode }) => Object.entries(casesByCode ?? {})).flatMap(([code, named]) => (named === id ? [code as ProblemCode] : []));
    // A step without a form can't be returned to: the line starts again.
    if (step.transient || !(step.cases?.includes(id) || codes.length > 0)) continue;
    const asks = new Set(step.fields.map(({ name }) => name));
    const answers = (raising(now)[id] ?? []).filter((values) => Object.keys(values).every((name) => asks.has(name)));
    ways.push(...[...answers, null].map((values) => ({ step, values, code: codes[0] ?? null })));
  }
  return ways;
}
