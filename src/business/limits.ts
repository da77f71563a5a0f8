/** Bounds that both the screens and the service check. decisions.md, "Bounds", explains those that had to be chosen. */

/** Completed years on the visitor's calendar. Outside life's bounds the age modal opens. */
export const age = { min: 18, max: 100, lifeMin: 18, lifeMax: 80 } as const;

/** North American numbers. `formatted` is the length of (NPA) NXX-XXXX. */
export const phone = { digits: 10, formatted: 14, countryCode: "1" } as const;
export const zip = { digits: 5 } as const;

/**
 * CSS pixels of the widget's container. From `pair` on, two fields are side by side; from `aside` on, a column has a note
 * beside it; from `row` on, a quote is one row. Below `roomy`, optional details are hidden; below `slim`, which is a phone
 * with doubled text, everything is stacked. Style sheets contain the numbers themselves, which a test compares.
 */
export const width = { slim: 260, roomy: 360, pair: 640, row: 660, aside: 960 } as const;

/**
 * Hours of the day. Advisors' hours are in New York; call hours are those of the called party (47 CFR 64.1200(c)(1); Florida
 * §501.616(6)).
 */
export const advisorHours = { opens: 8, closes: 21 } as const;
export const callHours = { first: 8, last: 21, lastInFlorida: 20 } as const;
/** Minutes until closing time that an immediate call needs. */
export const callAtOnce = 15;
/**
 * Hours of a session: for as long, a tab's answers and access to the service last since their last use, and a link that continues
 * the visit works. A partner's config may ask for more than the usual; the most is as long as an unfinished lead is kept.
 */
export const sessionHours = { usual: 24, max: 720 } as const;

/** The minimum age in years for a license. */
export const licensedFromAge = 14;

export const drivers = { max: 6 } as const;
/** Completed years of a driver other than the policyholder. */
export const driverAge = { min: 18, max: 100 } as const;
export const claimCount = { min: 0, max: 10 } as const;
/** Incidents older than this many years aren't asked for. */
export const driverHistoryYears = 3;

/** The oldest accepted model years; the newest is next year's. */
export const vehicleYear = { autoMin: 1990, motorcycleMin: 1981 } as const;
/** The oldest accepted model year by type of vehicle. */
export const oldestYear = { car: vehicleYear.autoMin, motorcycle: vehicleYear.motorcycleMin } as const;
export const vehicles = { max: 4, prefilledMax: 8 } as const;
export const vin = { length: 17, numericTail: 5 } as const;

/** Miles a year. */
export const mileage = { auto: { min: 1_000, max: 100_000 }, motorcycle: { min: 100, max: 50_000 } } as const;
/** Years of continuous coverage offered one by one; the next choice is "5 years or more". */
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
/** Dollars to rebuild; homes strictly above these need an advisor. */
export const rebuildCost = { max: 2_000_000, condoMax: 1_000_000 } as const;
/** Days from today. A date beyond `trickyAfter` isn't a typing error, and an advisor helps. */
export const startDate = { window: 60, trickyAfter: 365 } as const;
/** The earliest day on which a renter may have moved in; the latest is today. */
export const residedFrom = { year: 1970, month: 1, day: 1 } as const;
/** Bounds in dollars for a typed coverage amount. */
export const typedCoverage = { min: 1_000, max: 100_000 } as const;
export const petAge = { min: 1, max: 20 } as const;
/** Bounds in dollars for the figures in life's calculator, and for the monthly price of a current policy. */
export const helperAmount = { min: 0, max: 999_999_999 } as const;
export const ownPrice = { min: 1, max: 99_999 } as const;

/** The fragment parameter with a resume link's secret: `#iq-resume=…`. */
export const resumeParameter = "iq-resume";

/** Most characters of a base64 prefill parameter. */
export const prefillParameter = 4_096;
/** Characters of the quote id that a lead carries. */
export const leadQuoteId = 14;
