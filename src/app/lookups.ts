import type { ResponseOf } from "../api/contract/endpoint";
import { readLeadLookup } from "../api/contract/leadLookups";
import { readReferral } from "../api/contract/referrals";
import { slugOf } from "../business/lines";
import type { LineSlug } from "../business/lines";
import { formatPhone } from "../flow/rules/phone";
import { addressLine1, addressLine2, addressSearch, cityField, oneLine, stateField, zipField } from "../session/entity/address";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../session/entity/person";
import { leadLookup, referralCode, referralRead, returnUrl } from "../session/entity/referral";
import type { Session } from "../session/session";
import { addRecords } from "../steps/vehicles/prefill";

type KnownAddress = ResponseOf<typeof readLeadLookup>["supplements"]["address"];

/** Fills in an address where none was begun. Only a whole one can be shown in one line; parts stand in their fields by hand. */
function fillAddress(session: Session, known: KnownAddress): void {
  if (!known || session.draft(addressLine1).peek() !== "" || session.draft(addressSearch).peek() !== "") return;
  const { addressLine1: line = "", addressLine2: unit = "", city = "", state = "", zipCode = "" } = known;
  session.set(addressLine1, line);
  session.set(addressLine2, unit);
  session.set(cityField, city);
  session.set(stateField, state);
  session.set(zipField, zipCode);
  if (line && city && state && zipCode) session.set(addressSearch, oneLine({ addressLine1: line, city, state, zipCode }));
}

/** MM/DD/YYYY, as a person types it; nothing where it is no date. */
function typedDate(iso = ""): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year ? `${month}/${day}/${year}` : "";
}

/**
 * Who a referral code is about: name, e-mail, phone and return URL replace what was there (spec §4). A code that can't be
 * looked up is removed. Once for each code: what the visitor mends afterwards stays.
 */
export async function lookUpReferral(session: Session): Promise<void> {
  const code = session.answers.peek().get(referralCode);
  if (code === "" || code === session.answers.peek().get(referralRead)) return;
  const client = await session.api();
  const read = await client.call(readReferral, { params: { referralCode: code } });
  if (!read.ok) {
    session.logger.warn("referral-removed", "A referral code was not found", { code: read.error.code });
    session.commit({ [referralCode.name]: "", [referralRead.name]: code });
    return;
  }
  const { address, partnerReturnUrl, phone, ...person } = read.value;
  const url = returnUrl.shape.safeParse(partnerReturnUrl);
  session.commit({
    [referralRead.name]: code,
    [firstName.name]: person.firstName,
    [lastName.name]: person.lastName,
    [emailField.name]: person.email,
    [phoneField.name]: formatPhone(phone),
    [returnUrl.name]: url.success ? url.data : "",
  });
  fillAddress(session, address);
}

/**
 * What an earlier conversation knows (`splookup`): person, address and vehicles are filled in, and the lead is recorded as a
 * FETCH. Gives back the line that it was about; null when nothing is known under this id.
 */
export async function lookUpLead(session: Session, lookupId: string): Promise<LineSlug | null> {
  const client = await session.api();
  const read = await client.call(readLeadLookup, { params: { lookupId } });
  if (!read.ok) {
    session.logger.warn("lead-lookup-failed", "A lead lookup found nothing", { code: read.error.code });
    return null;
  }
  const { viuLeadId, supplements, phone = "", ...known } = read.value;
  const person = {
    [firstName.name]: known.firstName,
    [lastName.name]: known.lastName,
    [emailField.name]: known.email,
    [phoneField.name]: formatPhone(phone),
    [dateOfBirth.name]: typedDate(supplements.identification?.dateOfBirth),
  };
  session.commit({ [leadLookup.name]: viuLeadId, ...Object.fromEntries(Object.entries(person).filter(([, value]) => value)) });
  fillAddress(session, supplements.address);
  if (supplements.vehicles) addRecords(session, supplements.vehicles);
  return slugOf(known.insuranceLineType);
}
