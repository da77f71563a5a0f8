import type { Letterhead } from "../partners/letterhead";

/** A partner that is named alone, for tests. */
export const letterhead: Letterhead = {
  name: "Clearmoor",
  tollFreeNumber: "(800) 555-0142",
  licensing: { agency: "Clearmoor Insurance Agency, LLC", npn: "18000000", licenses: [{ state: "OH", number: "1155019" }] },
  beside: null,
};
