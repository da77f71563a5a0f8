/** Codes of the states by issuer: the last two digits of `6360nn`, which the American Association of Motor Vehicle Administrators assigns. */
const inOrder =
  "VA NY MA MD NC SC CT LA MT NM FL DE -- -- CA TX -- -- IA -- CO AR KS OH VT PA AZ -- -- OR MO WI MI AL ND IL NJ IN MN NH UT ME SD DC -- WA KY HI -- NV ID MS RI TN NE GA -- -- OK AK WY WV";

/** The issuer's code of each state that has one, by its six digits. Canadian provinces and territories have none here. */
export const issuers: ReadonlyMap<string, string> = new Map(
  inOrder.split(" ").flatMap((state, index) => (state === "--" ? [] : [[`6360${String(index).padStart(2, "0")}`, state] as const])),
);
