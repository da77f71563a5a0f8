/** Rules that tests must pin down completely: the files to break, and the tests that must fail. */
export interface Area {
  readonly mutate: readonly string[];
  /** As few tests as cover the rules, because a break at the top of a module runs all of them. */
  readonly tests: readonly string[];
}

const business = (...names: readonly string[]): readonly string[] => names.map((name) => `src/business/${name}.ts`);

const kernel = (...names: readonly string[]): readonly string[] => names.map((name) => `src/kernel/${name}.ts`);

export const areas: Readonly<Record<string, Area>> = {
  states: {
    mutate: business("states", "carriers", "fraudNotices", "stateTerritories", "stateCodes"),
    tests: business("states.test", "fraudNotices.test"),
  },
  answers: {
    mutate: business("ageRules", "bindQuestions", "coverageRules", "fault", "homeRules", "personRules", "startRules", "tobaccoRules", "vehicleRules"),
    tests: business("bindQuestions.test", "days.test", "faults.test", "states.test"),
  },
  plans: { mutate: business("paymentPlans"), tests: business("paymentPlans.test") },
  hours: { mutate: business("holidays", "hours", "telephone"), tests: business("hours.test", "telephone.test") },
  machine: { mutate: ["embed-demo/service/payments/machine.ts"], tests: ["embed-demo/service/payments/machine.test.ts"] },
  handOffs: { mutate: ["embed-demo/handOff/receiveHandOff.ts"], tests: ["embed-demo/handOff/receiveHandOff.test.ts"] },
  retention: { mutate: ["embed-demo/service/database/periods.ts", "embed-demo/service/retention/rules.ts"], tests: ["tests/contract/periods.test.ts"] },
  tokens: { mutate: ["embed-demo/service/http/sessions.ts", "embed-demo/service/handOff/tokens.ts"], tests: ["tests/contract/tokens.test.ts"] },
  reopening: { mutate: ["src/session/answers/reopen.ts"], tests: ["src/session/answers/reopen.test.ts"] },
  leads: { mutate: ["src/session/lead/leadBody.ts"], tests: ["src/session/lead/leadBody.test.ts"] },
  badges: { mutate: business("badges", "quoteOrder"), tests: business("badges.test", "quoteOrder.test") },
  offers: { mutate: business("bundles", "whatIf", "firstStart", "oneLine", "partnerMode"), tests: business("bundles.test", "whatIf.test", "firstStart.test", "oneLine.test", "partnerMode.test") },
  figures: { mutate: kernel("dates", "money", "duration", "personPatterns"), tests: kernel("dates.test", "money.test", "duration.test", "personPatterns.test") },
  dates: { mutate: ["src/flow/rules/writtenDate.ts", "src/flow/rules/dateFormat.ts"], tests: ["src/flow/rules/writtenDate.test.ts", "src/flow/rules/dateFormat.test.ts"] },
  journey: { mutate: ["src/flow/journey.ts", "src/flow/condition.ts"], tests: ["src/flow/journey.test.ts", "src/flow/condition.test.ts"] },
  usual: { mutate: ["src/stages/quotes/terms/usual.ts"], tests: ["src/stages/quotes/terms/usual.test.ts"] },
  slots: { mutate: ["embed-demo/service/quotes/slots.ts"], tests: ["embed-demo/service/quotes/slots.test.ts"] },
  contrast: { mutate: ["src/partner/contrast.ts"], tests: ["src/partner/contrast.test.ts"] },
};
