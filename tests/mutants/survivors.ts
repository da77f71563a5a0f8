/** A change of the code that no test detects, and why none can or need. */
export interface Survivor {
  /** The line in which the change starts. */
  readonly is: string;
  /** The same line after the change; spaces and line breaks don't count. */
  readonly becomes: string;
  readonly why: string;
}

/** An address with an @ has both parts; the compiler asks for the defaults. */
const bothParts = "The text has an @ here, so both parts are there. The compiler asks for the defaults.";
/** For bounds of parts that together may be longer than the whole. */
const wholeIsShorter = "The whole address may have 50 characters, so that no part reaches its own bound. The bound is for the day when the whole may be longer.";

/** The explained survivors, by file. */
export const survivors: Readonly<Record<string, readonly Survivor[]>> = {
  "embed-demo/handOff/receiveHandOff.ts": [
    {
      is: "const verified = await jwtVerify(token, keys, wanted).catch(() => null);",
      becomes: "const verified = await jwtVerify(token, keys, wanted).catch(() => undefined);",
      why: "Neither has the member that is read.",
    },
    {
      is: `if (jti === undefined || verified?.payload.ref !== ref) return { outcome: "invalid" };`,
      becomes: `if (false || verified?.payload.ref !== ref) return { outcome: "invalid" };`,
      why: "A token without an id isn't verified: the claim is required. The compiler asks for the condition.",
    },
    {
      is: `if (jti === undefined || verified?.payload.ref !== ref) return { outcome: "invalid" };`,
      becomes: `if (jti === undefined || verified.payload.ref !== ref) return { outcome: "invalid" };`,
      why: "With an id there is a verified token. The compiler asks for the question mark.",
    },
  ],
  "embed-demo/service/payments/machine.ts": ["open", "processing"].map((status) => ({
    is: `case "${status}":`,
    becomes: `case "":`,
    why: "A status that no case names decides nothing either: undefined is taken like null. The compiler asks for the case.",
  })),
  "embed-demo/service/retention/rules.ts": ["exists(db.select({})", "exists(db.select({ one: sql`` })"].map((asked) => ({
    is: "const some = (table: PgTable, where: SQL | undefined): SQL => exists(db.select({ one: sql`1` }).from(table).where(where));",
    becomes: `const some = (table: PgTable, where: SQL | undefined): SQL => ${asked}.from(table).where(where));`,
    why: "EXISTS asks whether there is a row, not what is in it.",
  })),
  "embed-demo/service/quotes/slots.ts": [
    { is: "sessions.get(next.session)?.shift();", becomes: "sessions.get(next.session).shift();", why: "The task was taken from that list. The compiler asks for the question mark." },
  ],
  "src/business/badges.ts": [
    ["return new Set(2 * best.length <= priced.length ? best : ", ");"],
    ["return top.length < measured.length ? top.map(({ id }) => id) : ", ";"],
  ].map(([before = "", after = ""]) => ({
    is: `${before}[]${after}`,
    becomes: `${before}["Stryker was here"]${after}`,
    why: "No quote has that id.",
  })),
  "src/business/fault.ts": [
    {
      is: `return fault(number < min ? "tooLittle" : "tooMuch", { min: grouped(min), max: grouped(max) });`,
      becomes: `return fault(number <= min ? "tooLittle" : "tooMuch", { min: grouped(min), max: grouped(max) });`,
      why: "A number that is the least one has passed by the line before.",
    },
  ],
  "src/business/firstStart.ts": [
    {
      is: "return addDays(days.reduce((latest, day) => (compareDates(day, latest) > 0 ? day : latest)), 1);",
      becomes: "return addDays(days.reduce((latest, day) => (compareDates(day, latest) >= 0 ? day : latest)), 1);",
      why: "Of two equal days, either is the latest.",
    },
  ],
  "src/business/homeRules.ts": [
    {
      is: `yearBuilt !== null && thisYear - yearBuilt < (roofUpdateLeastAge[time] ?? -Infinity) ? fault("updatedTooEarly") : null;`,
      becomes: `true && thisYear - yearBuilt < (roofUpdateLeastAge[time] ?? -Infinity) ? fault("updatedTooEarly") : null;`,
      why: "Null counts as the year 0, and no roof is older than that. The condition is the compiler's.",
    },
  ],
  "src/business/personRules.ts": [
    {
      is: `const [name = "", domain = "", ...more] = text.split("@");`,
      becomes: `const [name = "Stryker was here!", domain = "", ...more] = text.split("@");`,
      why: bothParts,
    },
    {
      is: `const [name = "", domain = "", ...more] = text.split("@");`,
      becomes: `const [name = "", domain = "Stryker was here!", ...more] = text.split("@");`,
      why: bothParts,
    },
    ...[
      "const fits = text.length <= length.email && true && domain.length <= length.emailDomain;",
      "const fits = text.length <= length.email && name.length < length.emailLocal && domain.length <= length.emailDomain;",
      "const fits = text.length <= length.email && name.length <= length.emailLocal && true;",
      "const fits = text.length <= length.email && name.length <= length.emailLocal && domain.length < length.emailDomain;",
    ].map((becomes) => ({
      is: "const fits = text.length <= length.email && name.length <= length.emailLocal && domain.length <= length.emailDomain;",
      becomes,
      why: wholeIsShorter,
    })),
  ],
  "src/session/answers/reopen.ts": [
    {
      is: "const steps = session.journey.peek()?.steps ?? [];",
      becomes: `const steps = session.journey.peek()?.steps ?? ["Stryker was here"];`,
      why: "A string has no id, so it is not a completed step.",
    },
  ],
  "src/session/lead/leadBody.ts": [
    {
      is: `...session.line.peek()?.lead?.(answers, session.ruleContext().state ?? ""),`,
      becomes: `...session.line.peek()?.lead?.(answers, session.ruleContext().state ?? "Stryker was here!"),`,
      why: "No law bars anything in a state without a name, whatever it is called.",
    },
  ],
  "src/partner/contrast.ts": [
    {
      is: "const [, red, green, blue] = /^rgb\\((\\d+) (\\d+) (\\d+)\\)$/.exec(String(css)) ?? [];",
      becomes: `const [, red, green, blue] = /^rgb\\((\\d+) (\\d+) (\\d+)\\)$/.exec(String(css)) ?? ["Stryker was here"];`,
      why: "The first entry isn't read.",
    },
    {
      is: "const [red, green, blue] = color.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));",
      becomes: "const [red, green, blue] = color.map((value) => (value < 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));",
      why: "None of the 256 levels is at this bound, and both formulas agree there.",
    },
    {
      is: "contrasts(theme).flatMap((pair) => (pair.ratio < pair.least ? [{ ...pair, ratio: Math.round(pair.ratio * 100) / 100 }] : []));",
      becomes: "contrasts(theme).flatMap((pair) => (pair.ratio <= pair.least ? [{ ...pair, ratio: Math.round(pair.ratio * 100) / 100 }] : []));",
      why: "No two colors are known whose ratio is exactly the least.",
    },
  ],
  "src/business/quoteOrder.ts": [
    {
      is: "return left === right ? 0 : left - right;",
      becomes: "return false ? 0 : left - right;",
      why: "Only two quotes without a price have another difference than 0, which is no number: a sort takes it for 0.",
    },
  ],
  "src/kernel/money.ts": [
    {
      is: "const step = amount < 10_000 ? 100 : 1_000;",
      becomes: "const step = amount <= 10_000 ? 100 : 1_000;",
      why: "10,000 is itself on both scales.",
    },
  ],
  "src/stages/quotes/terms/usual.ts": ["one.quoted.value <= other.quoted.value : one.count > other.count", "one.quoted.value < other.quoted.value : one.count >= other.count"].map((compared) => ({
    is: "one.count === other.count ? one.quoted.value < other.quoted.value : one.count > other.count;",
    becomes: `one.count === other.count ? ${compared};`,
    why: "Neither two texts nor two counts are equal here.",
  })),
  "src/flow/condition.ts": [
    {
      is: "return context.state !== null && condition.states.includes(context.state);",
      becomes: "return true && condition.states.includes(context.state);",
      why: "No list of states has null. The condition is the compiler's.",
    },
    { is: "default:", becomes: "default:", why: "The compiler proves that no condition comes here." },
  ],
  "src/flow/journey.ts": [
    {
      is: "const hidden = [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? [])].some(({ id }) => id === position.step);",
      becomes: `const hidden = [...flow.groups.flatMap((group) => group.steps), ...(flow.detachedSteps ?? ["Stryker was here"])].some(({ id }) => id === position.step);`,
      why: "No step has that id.",
    },
    {
      is: `if (!first || !frontierStep) throw new Error("A flow needs at least one step that is always asked");`,
      becomes: `if (!first && !frontierStep) throw new Error("A flow needs at least one step that is always asked");`,
      why: "With a first step there is a frontier. The compiler asks for both.",
    },
  ],
  "src/flow/rules/writtenDate.ts": [
    {
      is: 'const date = parseDate(`${month}/${numbers.at(-2)}/${bornIn(numbers.at(-1) ?? "", now)}`);',
      becomes: 'const date = parseDate(`${month}/${numbers.at(-2)}/${bornIn(numbers.at(-1) ?? "Stryker was here!", now)}`);',
      why: "Without a number there is no day, and no date.",
    },
    {
      is: "const words = parts.filter((part) => /^\\p{L}+$/u.test(part));",
      becomes: "const words = parts.filter((part) => /^\\p{L}+/u.test(part));",
      why: "No month begins like a word with digits in it.",
    },
  ],
};
