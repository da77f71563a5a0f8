/** Bounds that both the screens and the service check. Those that had to be chosen: decisions.md, "Bounds". */

/** Completed years on the visitor's calendar. Life: outside opens the age modal. */
export const age = { min: 18, max: 100, lifeMin: 18, lifeMax: 80 } as const;

/** North American numbers. `formatted` is the length of (NPA) NXX-XXXX. */
export const phone = { digits: 10, formatted: 14, countryCode: "1" } as const;
export const zip = { digits: 5 } as const;

/**
 * CSS pixels of the widget's container: from `pair` two fields stand side by side, from `aside` a column has a note beside it; below
 * `roomy` what needs no room goes, below `slim`, which is a phone with text twice as large, what stands side by side stands one below
 * the other; and from `row` a quote is one row. Style sheets have the numbers themselves; a test compares.
 */
export const width = { slim: 260, roomy: 360, pair: 640, row: 660, aside: 960 } as const;

/** Hours of a day. Advisors' are New York's; a call's are those of the called party (47 CFR 64.1200(c)(1); Florida §501.616(6)). */
export const advisorHours = { opens: 8, closes: 21 } as const;
export const callHours = { first: 8, last: 21, lastInFlorida: 20 } as const;
/** Minutes that advisors have to be there for, so that a call may be asked for at once. */
export const callAtOnce = 15;
/** Hours for which a tab's answers are kept. */
export const sessionHours = 24;

/** A licence is issued no earlier than this many years after birth. */
export const licensedFromAge = 14;

export const drivers = { max: 6 } as const;
/** Completed years of who drives beside the person on the policy. */
export const driverAge = { min: 18, max: 100 } as const;
export const claimCount = { min: 0, max: 10 } as const;
/** Incidents older than this many years are not asked. */
export const driverHistoryYears = 3;

/** Model years; the newest accepted is next year's. */
export const vehicleYear = { autoMin: 1990, motorcycleMin: 1981 } as const;
/** By what is driven. */
export const oldestYear = { car: vehicleYear.autoMin, motorcycle: vehicleYear.motorcycleMin } as const;
export const vehicles = { max: 4, prefilledMax: 8 } as const;
export const vin = { length: 17, numericTail: 5 } as const;

/** Miles a year. */
export const mileage = { auto: { min: 1_000, max: 100_000 }, motorcycle: { min: 100, max: 50_000 } } as const;
/** Years of continuous coverage offered one by one; above, "5 years or more". */
export const coverageYears = { max: 5 } as const;

/** Characters. */
export const length = {
  name: 40,
  petName: 50,
  vehicle: 60,
  company: 40,
  city: 50,
  email: 50,
  emailLocal: 64,
  emailDomain: 255,
  addressLine: 100,
  addressSearch: 200,
  unit: 20,
} as const;

export const home = {
  squareFeet: { min: 100, max: 20_000 },
  yearBuiltMin: 1_700,
  stories: { min: 1, max: 4, condoMax: 100 },
} as const;
/** Dollars to rebuild; strictly above goes to an advisor. */
export const rebuildCost = { max: 2_000_000, condoMax: 1_000_000 } as const;
/** Days from today. Beyond `trickyAfter` it is no slip any more, and an advisor helps. */
export const startDate = { window: 60, trickyAfter: 365 } as const;
/** The earliest day on which a renter may have moved in; the latest is today. */
export const residedFrom = { year: 1970, month: 1, day: 1 } as const;
/** Dollars, where a coverage amount may be typed. */
export const typedCoverage = { min: 1_000, max: 100_000 } as const;
export const petAge = { min: 1, max: 20 } as const;
/** Dollars that life's helper reckons with, and that a policy of one's own costs a month. */
export const helperAmount = { min: 0, max: 999_999_999 } as const;
export const ownPrice = { min: 1, max: 99_999 } as const;

/** Hours for which a resume link can be opened. */
export const resumeHours = 24;
/** The fragment's name of a resume link's secret: `#iq-resume=…`. */
export const resumeParameter = "iq-resume";

/** Characters of a base64 prefill parameter. */
export const prefillParameter = 4_096;
/** Characters of the quote id that a lead carries. */
export const leadQuoteId = 14;
