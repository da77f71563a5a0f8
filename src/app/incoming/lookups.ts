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

/** Fills in an address where none was begun. */
function offerAddress(session: Session, known: KnownAddress | undefined): void {
  if (known && session.draft(addressLine1).peek() === "" && session.draft(addressSearch).peek() === "") fillAddress(session, known);
}

const lists = { car: vehicles, motorcycle: motorcycles } as const;

/** The vehicle that a referral is about, among those of its kind to choose from. One that can't be read or quoted is left out. */
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
 * Who a referral code is about: name, e-mail, phone and return URL replace what was there. A code that can't be
 * looked up is removed. Once for each code: what the visitor mends afterwards stays.
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
 * Quotes that were made ahead of the visitor, who has come by a link that brings them back: the lead is recorded as theirs. What
 * the link has brought stands.
 */
export async function recordBatch(session: Session, lookupId: string): Promise<void> {
  const read = await session.api.call(readLeadLookup, { params: { lookupId } });
  if (!read.ok) return;
  session.commit({ [leadLookup.name]: read.value.viuLeadId, [isBatch.name]: true });
  await sendLead(session, statusNow(session));
}

/**
 * Data of an earlier conversation (`splookup`): person, address and vehicles are filled in, and the lead is recorded as a
 * FETCH. Gives back the line that it was about; null when nothing is known under this id.
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
