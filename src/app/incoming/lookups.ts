import { readLeadLookup, takeOverLeadLookup } from "../../api/contract/leadLookups";
import { takeOverReferral } from "../../api/contract/referrals";
import { decodeVin } from "../../api/contract/vehicles";
import { detailsOf } from "../../api/problems";
import { slugOf } from "../../business/lines";
import type { LineSlug } from "../../business/lines";
import { oldestYear } from "../../business/limits";
import { typedFromIso } from "../../flow/rules/dateFormat";
import { formatPhone } from "../../flow/rules/phone";
import { addressLine1, addressSearch } from "../../session/fields/address";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import { isBatch, leadLookup, referralCode, referralRead, returnUrl } from "../../session/fields/referral";
import { sendLead, statusNow } from "../../session/lead/lead";
import type { Session } from "../../session/session";
import { motorcycles } from "../../lines/motorcycle/fields";
import { vehicles } from "../../steps/vehicles/fields";
import { addRecords } from "../../steps/vehicles/prefill";
import { fillAddress, type KnownAddress } from "./fillAddress";

/** Fills in an address if the visitor hasn't started to type one. */
function offerAddress(session: Session, known: KnownAddress | undefined): void {
  if (known && session.draft(addressLine1).peek() === "" && session.draft(addressSearch).peek() === "") fillAddress(session, known);
}

const lists = { car: vehicles, motorcycle: motorcycles } as const;

/** Adds the referral's vehicle to the list of its kind. Leaves out a vehicle that can't be decoded or isn't quoted. */
async function offerVehicle(session: Session, vin: string): Promise<void> {
  for (const vehicleType of ["car", "motorcycle"] as const) {
    const read = await session.api.call(decodeVin, { params: { vin }, query: { vehicleType } });
    if (!read.ok || !read.value.supported || read.value.plYear < oldestYear[vehicleType]) continue;
    const { bodyStyle, plYear, plMake, plModel } = read.value;
    addRecords(
      session,
      [{ sequenceNum: 0, vin: read.value.vin, plYear, plMake, plModel, ...(bodyStyle !== null && { bodyStyle }) }],
      lists[vehicleType],
    );
    return;
  }
}

/**
 * Looks up the person of a referral code: name, e-mail, phone and return URL replace the answers. Removes a code that can't be
 * looked up. Runs once per code, so that later corrections of the visitor stay.
 */
export async function lookUpReferral(session: Session): Promise<void> {
  const code = session.answers.peek().get(referralCode);
  if (code === "" || code === session.answers.peek().get(referralRead)) return;
  const read = await session.api.call(takeOverReferral, { params: { referralCode: code }, body: {} });
  if (!read.ok) {
    session.logger.warn("referral-removed", "A referral code was not found", detailsOf(read.error));
    session.commit({ [referralCode.name]: "", [referralRead.name]: code });
    return;
  }
  const { address, partnerReturnUrl, phone, vin, ...person } = read.value;
  const url = returnUrl.shape.safeParse(partnerReturnUrl);
  session.commit({
    [referralRead.name]: code,
    [firstName.name]: person.firstName,
    [lastName.name]: person.lastName,
    [emailField.name]: person.email,
    [phoneField.name]: formatPhone(phone),
    [returnUrl.name]: url.success ? url.data : "",
  });
  offerAddress(session, address);
  if (vin) await offerVehicle(session, vin);
}

/**
 * Records the lead as the visitor's after a link has restored quotes that were made before they came. Keeps the answers that the
 * link restored.
 */
export async function recordBatch(session: Session, lookupId: string): Promise<void> {
  const read = await session.api.call(readLeadLookup, { params: { lookupId } });
  if (!read.ok) return;
  session.commit({ [leadLookup.name]: read.value.viuLeadId, [isBatch.name]: true });
  await sendLead(session, statusNow(session));
}

/**
 * Looks up an earlier conversation (`splookup`), fills in person, address and vehicles, and records the lead as a FETCH. Returns the
 * conversation's line; null if the service knows nothing under this id.
 */
export async function lookUpLead(session: Session, lookupId: string): Promise<LineSlug | null> {
  const read = await session.api.call(takeOverLeadLookup, { params: { lookupId }, body: {} });
  if (!read.ok) {
    session.logger.warn("lead-lookup-failed", "A lead lookup found nothing", detailsOf(read.error));
    return null;
  }
  const { viuLeadId, supplements, phone = "", ...known } = read.value;
  const person = {
    [firstName.name]: known.firstName,
    [lastName.name]: known.lastName,
    [emailField.name]: known.email,
    [phoneField.name]: formatPhone(phone),
    [dateOfBirth.name]: typedFromIso(supplements.identification?.dateOfBirth ?? ""),
  };
  session.commit({ [leadLookup.name]: viuLeadId, ...Object.fromEntries(Object.entries(person).filter(([, value]) => value)) });
  offerAddress(session, supplements.address);
  const vehicleType = known.insuranceLineType === "MOTORCYCLE" ? "motorcycle" : "car";
  const quoted = supplements.vehicles?.filter(({ plYear }) => plYear >= oldestYear[vehicleType]);
  if (quoted) addRecords(session, quoted, lists[vehicleType]);
  return slugOf(known.insuranceLineType);
}
