import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { takeOverLeadLookup } from "../../../src/api/contract/leadLookups";
import type { takeOverReferral } from "../../../src/api/contract/referrals";
import { bySecretCode } from "./secretCode";

/** Fictional people of the demo, with telephone numbers from 555-01xx. */
const referred: readonly ResponseOf<typeof takeOverReferral>[] = [
  {
    referralCode: "WELCOME-9TQ4KX7M2VRB",
    firstName: "Jordan",
    lastName: "Avery",
    email: "jordan.avery@example.com",
    phone: "(512) 555-0134",
    partnerReturnUrl: null,
    address: { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" },
    partner: "default",
  },
  {
    referralCode: "OWNER-6HW3PZ8N5CJD",
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
    referralCode: "OUTAGE-2FX9LB7Q4TWM",
    firstName: "Robin",
    lastName: "Server Error",
    email: "robin.error@example.com",
    phone: "(312) 555-0171",
    partnerReturnUrl: null,
    partner: "default",
  },
];

export const referrals = bySecretCode(referred, ({ referralCode }) => referralCode);

const leads: readonly { readonly lookupId: string; readonly lead: ResponseOf<typeof takeOverLeadLookup> }[] = [
  {
    lookupId: "lookup-8vq2rk6t4xnw",
    lead: {
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
  },
];

export const leadLookups = bySecretCode(leads, ({ lookupId }) => lookupId);
