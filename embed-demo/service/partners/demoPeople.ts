import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { readLeadLookup } from "../../../src/api/contract/leadLookups";
import type { readReferral } from "../../../src/api/contract/referrals";

/** People of the demo: invented, with telephone numbers from 555-01xx. */
export const referrals: readonly ResponseOf<typeof readReferral>[] = [
  {
    referralCode: "WELCOME10",
    firstName: "Jordan",
    lastName: "Avery",
    email: "jordan.avery@example.com",
    phone: "(512) 555-0134",
    partnerReturnUrl: null,
    address: { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" },
    partner: "default",
  },
  {
    referralCode: "AUVANE-OWNER",
    firstName: "Priya",
    lastName: "Lindqvist",
    email: "priya.lindqvist@example.com",
    phone: "(617) 555-0118",
    partnerReturnUrl: null,
    address: { addressLine1: "88 Park Ave", city: "Boston", state: "MA", zipCode: "02108" },
    vin: "1HGCM82633A004352",
    partner: "auvane",
  },
  {
    referralCode: "OUTAGE",
    firstName: "Robin",
    lastName: "Server Error",
    email: "robin.error@example.com",
    phone: "(312) 555-0171",
    partnerReturnUrl: null,
    partner: "default",
  },
];

export const leadLookups: ReadonlyMap<string, ResponseOf<typeof readLeadLookup>> = new Map([
  [
    "lookup-demo-1",
    {
      viuLeadId: "lead-demo-1",
      createdTimestamp: "2026-01-12T15:04:05.000Z",
      updatedTimestamp: "2026-01-12T15:09:41.000Z",
      firstName: "Sam",
      lastName: "Okafor",
      email: "sam.okafor@example.com",
      phone: "(213) 555-0162",
      insuranceLineType: "PERSONAL_AUTO",
      quoteStatus: "CAPTURED",
      supplements: {
        address: { addressLine1: "640 Main St", city: "Los Angeles", state: "CA", zipCode: "90012" },
        identification: { dateOfBirth: "1984-11-02" },
        partner: "default",
        aggregator: "quotefinder",
        vehicles: [{ sequenceNum: 0, vin: "1HGCM82633A004352", plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe" }],
      },
    },
  ],
]);
