/** The behavior of a test card. Other numbers are refused unread, so that nobody types a real one for nothing. */
export interface TestCard {
  readonly number: string;
  readonly outcome: "pays" | "declined" | "asksBank" | "paysSlowly" | "declinesSlowly";
  /** Overrides the usual notification: never, or twice and before the browser comes back. */
  readonly told?: "never" | "twice";
}

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", outcome: "pays" },
  { number: "4000000000000002", outcome: "declined" },
  { number: "4000000000003220", outcome: "asksBank" },
  { number: "4000000000000077", outcome: "paysSlowly" },
  { number: "4000000000000341", outcome: "declinesSlowly" },
  { number: "4000000000000127", outcome: "pays", told: "never" },
  { number: "4000000000000259", outcome: "pays", told: "twice" },
];

/** Finds a card by the typed number, with or without spaces and hyphens. */
export const testCardOf = (typed: string): TestCard | undefined => testCards.find(({ number }) => number === typed.replace(/[\s-]/g, ""));

/** The code that the sandbox's bank expects. */
export const bankCode = "1234";
