import { isLineSlug } from "../business/lines";
import { z } from "../kernel/zod";
import { address, email } from "../api/contract/values";

/** A street, name or code that provokes an outcome of the backend under test. Cases whose input is absent are skipped. */
const provoked = z.optional(z.string());

/**
 * What the runner says as a visitor. Everything has a default except the inputs that only the backend's owner knows, such as a
 * referral code.
 */
export const inputs = z.object({
  /** An address at which every line is offered. */
  address: z._default(address, { addressLine1: "412 Main St", city: "Austin", state: "TX", zipCode: "78701" }),
  firstName: z._default(z.string(), "Ada"),
  /** A last name for which companies answer with prices. */
  lastName: z._default(z.string(), "Reyes"),
  /** Receives an e-mail with quotes; the default, null, makes an address up at example.com, which receives none. */
  email: z._default(z.nullable(email), null),
  vehicle: z._default(z.object({ vin: z.string(), plYear: z.int(), plMake: z.string(), plModel: z.string() }), {
    vin: "4T1A311K4LA123456",
    plYear: 2020,
    plMake: "Toyota",
    plModel: "Camry",
  }),
  motorcycle: z._default(z.object({ plYear: z.int(), plMake: z.string(), plModel: z.string() }), { plYear: 2019, plMake: "Honda", plModel: "Gold Wing" }),
  /** A dog's breed, as `pet-breeds` lists it. */
  petCode: z._default(z.string(), "BEAGLE"),
  partnerId: provoked,
  referralCode: provoked,
  lookupId: provoked,
  /** An application with a policy that was paid for, and its session's token. */
  bought: z.optional(z.object({ applicationId: z.string(), token: z.string() })),
  unknownZipCode: z._default(z.string(), "00000"),
  unknownVin: z._default(z.string(), "1ZZZZZZZZZZ000000"),
  /** Streets whose address is refused when an application is created there. */
  createStreets: z._default(z.partialRecord(z.enum(["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH"]), z.string()), {}),
  /** Streets of homes whose public records are refused. */
  prefillStreets: z._default(z.partialRecord(z.enum(["PREFILL_FAILED", "COST_TOO_HIGH"]), z.string()), {}),
  /** A last name that is too expensive to insure. */
  expensiveLastName: provoked,
  /** A last name that every company declines. */
  declinedLastName: provoked,
  /** A make and model that no company insures. */
  unsupportedVehicle: z.optional(z.object({ plMake: z.string(), plModel: z.string() })),
});

export type Inputs = z.output<typeof inputs>;

/** The sandbox service's inputs, from the docs' table. */
const sandbox: z.input<typeof inputs> = {
  address: { addressLine1: "1 Full Records St", city: "Austin", state: "TX", zipCode: "78701" },
  lastName: "Steady Carriers",
  partnerId: "default",
  referralCode: "WELCOME-9TQ4KX7M2VRB",
  lookupId: "lookup-8vq2rk6t4xnw",
  createStreets: { CODE_NOT_SUPPORTED: "1 Unserved St", COST_TOO_HIGH: "1 Costly Manor St", PREMIUM_TOO_HIGH: "1 High Premium St" },
  prefillStreets: { PREFILL_FAILED: "1 Lost Records St", COST_TOO_HIGH: "1 Grand Estate Dr" },
  expensiveLastName: "Too Expensive",
  declinedLastName: "No Quotes",
  unsupportedVehicle: { plMake: "Ferrari", plModel: "F12" },
};

/** Reads an inputs file's JSON, or the name `sandbox`. Throws an error with one line for each fault. */
export function readInputs(given: unknown): Inputs {
  const read = inputs.safeParse(given === "sandbox" ? sandbox : given);
  if (read.success) return read.data;
  throw new Error(`The inputs have faults:\n${read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`).join("\n")}`);
}

/** Lines by their slugs, separated by commas; `other` has no application and can't be asked for. */
export function readLines(text: string): readonly string[] {
  const lines = text.split(",").map((slug) => slug.trim());
  const unknown = lines.filter((slug) => !isLineSlug(slug) || slug === "other");
  if (unknown.length > 0) throw new Error(`--line names no line with an application: ${unknown.join(", ")}`);
  return lines;
}
