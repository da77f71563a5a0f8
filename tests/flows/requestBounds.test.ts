import { expect, it } from "vitest";
import { openApiDocument } from "../../embed-demo/service/http/openApi";

/*
 * A bound that becomes narrower refuses answers that pages send; one that becomes wider lets in what the database, a company or a page
 * can't take. So a change of one is a change of this table, too.
 */

type Schema = Readonly<Record<string, unknown>>;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);
const bounds = ["minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems"] as const;
/** The whole numbers that a JSON reader can hold, which a schema names without having a bound. */
const unbounded: readonly unknown[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** A schema's bounds, or its pattern if that counts characters instead. */
function boundsOf(schema: Schema): string {
  const named = bounds.filter((bound) => bound in schema && !unbounded.includes(schema[bound])).map((bound) => `${bound} ${String(schema[bound])}`);
  const { pattern } = schema;
  return named.length === 0 && typeof pattern === "string" && /\{\d/.test(pattern) ? pattern : named.join(", ");
}

/** Adds the members below a schema by their bounds. */
function collect(schema: unknown, member: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(schema)) for (const each of schema as readonly unknown[]) collect(each, member, found);
  if (!isSchema(schema)) return;
  const own = boundsOf(schema);
  if (own) found.set(own, (found.get(own) ?? new Set()).add(member));
  if (isSchema(schema["properties"])) for (const [name, each] of Object.entries(schema["properties"])) collect(each, name, found);
  for (const part of ["items", "anyOf", "oneOf", "allOf", "additionalProperties"]) collect(schema[part], member, found);
}

function requestBounds(): ReadonlyMap<string, string> {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  const found = new Map<string, Set<string>>();
  for (const { parameters = [], requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const { name, schema } of parameters) collect(schema, name, found);
    for (const { schema } of Object.values(requestBody?.content ?? {})) collect(schema, "body", found);
  }
  return new Map([...found].map(([own, members]) => [own, [...members].sort().join(" ")]));
}

const expected = [
  ["exclusiveMinimum 0", "premium"],
  ["maxItems 10", "additionalCarriers"],
  ["maxItems 12", "usages"],
  ["maxItems 4", "vehicles withdrawn"],
  ["maxItems 50", "events"],
  ["maxLength 20", "addressLine2 phone primaryPhoneNumber"],
  ["maxLength 200", "text"],
  ["maxLength 2000", "token"],
  ["maxLength 2048", "failureUrl pageUrl partnerReturnUrl successUrl"],
  ["maxLength 50", "email"],
  ["minItems 1, maxItems 4", "personalVehiclesData"],
  ["minItems 1, maxItems 5", "occupancyType"],
  ["minItems 1, maxItems 6", "drivers"],
  ["minLength 1, maxLength 100", "addressLine1"],
  ["minLength 1, maxLength 120", "organizationGuid"],
  ["minLength 1, maxLength 14", "selectedCarrierSpecificQuoteId"],
  ["minLength 1, maxLength 20", "npn unit"],
  ["minLength 1, maxLength 40", "coapplicantFirstName coapplicantLastName firstName lastName textVersion"],
  ["minLength 1, maxLength 4000", "text"],
  ["minLength 1, maxLength 50", "city petName"],
  ["minLength 1, maxLength 60", "bodyStyle make model petCode plMake plModel"],
  ["minLength 1, maxLength 64", "additionalCarriers agentId carrier carrierSpecificQuoteId leadPartner location referralCode viuPartner"],
  ["minLength 2, maxLength 48000", "visit"],
  ["minLength 20, maxLength 200", "Idempotency-Key"],
  ["minimum 0", "X-Revision quotesCount sequenceNum"],
  ["minimum 0, maximum 10", "atFaultAccidentsCount notAtFaultAccidentsCount violationsCount"],
  ["minimum 0, maximum 100", "yearsWithContinuousCoverageAuto"],
  ["minimum 0, maximum 5", "sequenceNum"],
  ["minimum 0, maximum 7", "sequenceNum"],
  ["minimum 1, maximum 100", "numberOfFloors"],
  ["minimum 1, maximum 20", "petAge"],
  ["minimum 1, maximum 4", "numberOfStories"],
  ["minimum 100, maximum 100000", "numberOfMiles"],
  ["minimum 100, maximum 20000", "squareFootage"],
  ["minimum 100, maximum 50000", "annualMileage"],
  ["minimum 1000, maximum 100000", "numberOfMiles"],
  ["minimum 1700, maximum 2100", "yearBuilt"],
  ["minimum 1981, maximum 2100", "plYear year"],
  [String.raw`^(\d{1,6}(\/\d{1,6})?|OPT_OUT)$`, "bodilyInjury collisionDeductible comprehensiveDeductible medicalPayment pipLimit propertyDamage underinsuredMotorist uninsuredMotorist uninsuredMotoristPropertyDamage"],
  [String.raw`^[A-HJ-NPR-Z0-9]{12}\d{5}$`, "vin"],
  [String.raw`^[A-Z]{2}$`, "state"],
  [String.raw`^[\w-]{1,64}$`, "applicationId carrier carrierId code customerId emailId environment id leadId lookupId partner partnerId privateLabelPartner quoteId redemptionId referralCode sessionId transactionId visitorId"],
  [String.raw`^[\w-]{43}$`, "secret"],
  [String.raw`^[a-z0-9/-]{0,80}$`, "path step"],
  [String.raw`^\d{1,8}$`, "editableCoverages"],
  [String.raw`^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$`, "at callAt"],
  [String.raw`^\d{4}-\d{2}-\d{2}$`, "dateOfBirth dob driverDateLicensed effectiveDate insuredResideTime lastUseDate"],
  [String.raw`^\d{5}$`, "zipCode"],
] as const;

const actual = requestBounds();

it.each(expected)("%s bounds in requests: %s", (own, members) => expect(actual.get(own)).toBe(members));

it("no request has another bound", () => expect([...actual.keys()].sort()).toEqual(expected.map(([own]) => own).sort()));
