import { isPassing } from "../../api/attempt";
import type { Problem } from "../../api/contract/problem";
import { readLeadLookup, takeOverLeadLookup } from "../../api/contract/leadLookups";
import { takeOverReferral } from "../../api/contract/referrals";
import { decodeVin } from "../../api/contract/vehicles";
import { detailsOf } from "../../api/problems";
import { slugOf } from "../../business/lines";
import type { LineSlug } from "../../business/lines";
import { oldestYear } from "../../business/limits";
import type { AnyField } from "../../flow/field";
import { typedFromIso } from "../../flow/rules/dateFormat";
import { formatPhone } from "../../flow/rules/phone";
import type { Result } from "../../kernel/result";
import { toldAhead } from "../../session/answers/toldAhead";
import { addressFields, addressLine1, addressSearch } from "../../session/fields/address";
import { dateOfBirth, emailField, firstName, lastName, personFields, phoneField } from "../../session/fields/person";
import { isBatch, leadLookup, referralCode, referralRead, returnUrl } from "../../session/fields/referral";
import { sendLead, statusNow } from "../../session/lead/sendLead";
import { Retry } from "../../session/Retry";
import type { Session } from "../../session/session";
import { motorcycles } from "../../lines/motorcycle/fields";
import { vehicles } from "../../steps/vehicles/fields";
import { addRecords } from "../../steps/vehicles/prefill";
import { fillAddress, type KnownAddress } from "./fillAddress";

interface Answered<Value> {
  readonly read: Result<Value, Problem>;
  /** It took more than one call: the visitor has gone on meanwhile, and typed perhaps. */
  readonly isLate: boolean;
}

/** Asks until the service can be reached, or the session ends: a link names its person once. */
async function answered<Value>(session: Session, ask: () => Promise<Result<Value, Problem>>, onWait?: () => void): Promise<Answered<Value>> {
  const retry = new Retry(session.signal);
  let read = await ask();
  const isLate = !read.ok && isPassing(read.error);
  if (isLate) onWait?.();
  while (!read.ok && isPassing(read.error)) {
    await new Promise<void>((resolve) => retry.later(resolve));
    read = await ask();
  }
  return { read, isLate };
}

type Typed = (field: AnyField) => boolean;

/** Tells from now on whether the visitor has typed into a field meanwhile: a slow answer would take that away. */
function watchTyping(session: Session): Typed {
  const shown = (field: AnyField): unknown => session.draft(field).peek();
  const before = new Map([...personFields, ...addressFields].map((field) => [field.name, shown(field)]));
  return (field) => before.get(field.name) !== shown(field) && !(field.name in toldAhead(session));
}

interface Filling {
  readonly isTyped: Typed;
  readonly isLate: boolean;
}

/** Fills in what is known of the person but what was typed meanwhile; late only where nothing is. */
function fillPerson(session: Session, known: readonly (readonly [AnyField, string | undefined])[], { isTyped, isLate }: Filling): void {
  const filled = known.filter(([field, value]) => value && !isTyped(field) && (!isLate || session.draft(field).peek() === ""));
  session.commit(Object.fromEntries(filled.map(([{ name }, value]) => [name, value])));
}

/** Fills in an address if the visitor hasn't started to type one, or a part of it, as pet's and life's forms ask. */
function offerAddress(session: Session, known: KnownAddress | undefined, isTyped: Typed): void {
  const isBegun = session.draft(addressLine1).peek() !== "" || session.draft(addressSearch).peek() !== "" || addressFields.some(isTyped);
  if (known && !isBegun) fillAddress(session, known);
}

const lists = { car: vehicles, motorcycle: motorcycles } as const;

/** Adds the referral's vehicle to the list of its kind. Leaves out a vehicle that can't be decoded or isn't quoted. */
async function offerVehicle(session: Session, vin: string, forgotten: AbortSignal): Promise<void> {
  for (const vehicleType of ["car", "motorcycle"] as const) {
    const read = await session.api.call(decodeVin, { params: { vin }, query: { vehicleType } });
    if (forgotten.aborted) return;
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
 * looked up; while the service can't be reached, until it can. Runs once per code, so that later corrections of the visitor stay.
 * `forgotten` is aborted if the visitor deletes all answers meanwhile: the code came with the page and stays, the person doesn't come.
 */
export async function lookUpReferral(session: Session, forgotten: AbortSignal): Promise<void> {
  const lastRead = (): string => session.answers.peek().get(referralRead);
  const code = session.answers.peek().get(referralCode);
  const before = lastRead();
  if (code === "" || code === before) return;
  const remove = (): void => session.commit({ [referralCode.name]: "" });
  const ask = () => session.api.call(takeOverReferral, { params: { referralCode: code }, body: {} });
  const isTyped = watchTyping(session);
  const { read, isLate } = await answered(session, ask, remove);
  // Another link has brought another person meanwhile.
  if (isLate && (lastRead() !== before || session.answers.peek().get(referralCode) !== "")) return;
  if (!read.ok) {
    session.logger.warn("referral-removed", "A referral code was not found", detailsOf(read.error));
    session.commit({ [referralCode.name]: "", [referralRead.name]: code });
    return;
  }
  const { address, partnerReturnUrl, phone, vin, firstName: first, lastName: last, email } = read.value;
  const url = returnUrl.shape.safeParse(partnerReturnUrl);
  session.commit({ [referralCode.name]: code, [referralRead.name]: code, [returnUrl.name]: url.success ? url.data : "" });
  if (forgotten.aborted) return;
  fillPerson(session, [[firstName, first], [lastName, last], [emailField, email], [phoneField, formatPhone(phone)]], { isTyped, isLate });
  offerAddress(session, address, isTyped);
  if (vin) await offerVehicle(session, vin, forgotten);
}

/**
 * Records the lead as the visitor's after a link has restored quotes that were made before they came. Keeps the answers that the
 * link restored.
 */
export async function recordBatch(session: Session, lookupId: string, forgotten: AbortSignal): Promise<void> {
  const { read } = await answered(session, () => session.api.call(readLeadLookup, { params: { lookupId } }));
  if (!read.ok || forgotten.aborted) return;
  session.commit({ [leadLookup.name]: read.value.viuLeadId, [isBatch.name]: true });
  await sendLead(session, statusNow(session));
}

/**
 * Looks up an earlier conversation (`splookup`), fills in person, address and vehicles, and records the lead as a FETCH. Returns the
 * conversation's line; null if the service knows nothing under this id, could be reached only after a while, or answers when the visitor
 * has deleted all answers.
 */
export async function lookUpLead(session: Session, lookupId: string, forgotten: AbortSignal): Promise<LineSlug | null> {
  const isTyped = watchTyping(session);
  const { read, isLate } = await answered(session, () => session.api.call(takeOverLeadLookup, { params: { lookupId }, body: {} }));
  if (!read.ok) {
    session.logger.warn("lead-lookup-failed", "A lead lookup found nothing", detailsOf(read.error));
    return null;
  }
  if (forgotten.aborted) return null;
  const { viuLeadId, supplements, phone = "", ...known } = read.value;
  session.commit({ [leadLookup.name]: viuLeadId });
  const person = [
    [firstName, known.firstName],
    [lastName, known.lastName],
    [emailField, known.email],
    [phoneField, formatPhone(phone)],
    [dateOfBirth, typedFromIso(supplements.identification?.dateOfBirth ?? "")],
  ] as const;
  fillPerson(session, person, { isTyped, isLate });
  offerAddress(session, supplements.address, isTyped);
  const vehicleType = known.insuranceLineType === "MOTORCYCLE" ? "motorcycle" : "car";
  const quoted = supplements.vehicles?.filter(({ plYear }) => plYear >= oldestYear[vehicleType]);
  if (quoted) addRecords(session, quoted, lists[vehicleType]);
  return isLate ? null : slugOf(known.insuranceLineType);
}
