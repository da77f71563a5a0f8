import { oneLine } from "../../business/oneLine";
import type { AnyField } from "../../flow/field";
import { fieldId } from "../../form/Form";
import { scannedIn } from "../../form/scanned";
import type { License } from "../../scan/readLicense";
import { addressLine1, addressLine2, addressSearch, cityField, startInManualMode, stateField, zipField } from "../../session/fields/address";
import { dateOfBirth, firstName, lastName } from "../../session/fields/person";
import type { Session } from "../../session/session";
import { gender, gendersIn } from "../person/gender";

interface Filling {
  /** Fields with an answer from the license. */
  readonly filled: readonly AnyField[];
  /** Fields that keep what the visitor typed, which differs. */
  readonly kept: readonly AnyField[];
}

type Values = Readonly<Record<string, string | null | undefined>>;

const personOf = (license: License): Values => ({
  [firstName.name]: license.firstName,
  [lastName.name]: license.lastName,
  [dateOfBirth.name]: license.dateOfBirth,
});

function addressOf({ address }: License, isManual: boolean): Values {
  if (!address) return {};
  const { addressLine1: street, addressLine2: unit, city, state, zipCode } = address;
  const parts = {
    [addressLine1.name]: street,
    [addressLine2.name]: unit,
    [cityField.name]: city,
    [stateField.name]: state,
    [zipField.name]: zipCode,
  };
  // The search field shows the address without its unit, as a picked suggestion does.
  return isManual ? parts : { ...parts, [addressSearch.name]: oneLine({ ...address, addressLine2: "" }) };
}

/**
 * Fills a form's fields from a license. What the visitor typed stays unless `overwrites`; a license that was read before isn't
 * typed. The address's form keeps the person, too, whom a later step asks for.
 */
export function fillFields(
  session: Session,
  license: License,
  fields: readonly AnyField[],
  scope: string | undefined,
  overwrites: boolean,
): Filling {
  const scanned = scannedIn(session);
  const { state, ...context } = session.ruleContext(session.drafted(fields, scope));
  const isAddress = fields.some(({ name }) => name === addressSearch.name);
  const isManual = session.draft(startInManualMode).peek();
  const values: Values = isAddress
    ? addressOf(license, isManual)
    : {
        ...personOf(license),
        [gender.name]: license.gender && gendersIn(state).includes(license.gender) ? license.gender : null,
        driverDateLicensed: license.firstLicensed,
      };
  const [filled, kept]: [AnyField[], AnyField[]] = [[], []];
  const marks: Record<string, unknown> = {};
  const isTyped = (field: AnyField, within: string | undefined, value: string): boolean => {
    const before = session.draft(field, within).peek();
    return before !== field.initial && before !== value && before !== scanned.peek()[fieldId(field.name, within)];
  };
  const set = (field: AnyField, within: string | undefined, value: string): void => {
    session.draft(field, within).value = value;
    marks[fieldId(field.name, within)] = value;
  };
  // An address is one answer: none of its parts is replaced alone.
  const whole = isAddress ? fields.filter(({ name }) => values[name] !== undefined) : [];
  const isAddressTyped = !overwrites && whole.some((field) => isTyped(field, scope, values[field.name]!));
  for (const field of fields) {
    const value = values[field.name];
    // A question that the state forbids has no rule there.
    const isAsked = isAddress || field.rule?.("", { ...context, state }) !== null;
    if (value === null || value === undefined || !isAsked) continue;
    const isLabeled = !isAddress || field.name === (isManual ? addressLine1.name : addressSearch.name);
    if (isAddress ? isAddressTyped : !overwrites && isTyped(field, scope, value)) {
      if (isLabeled) kept.push(field);
      continue;
    }
    set(field, scope, value);
    if (isLabeled) filled.push(field);
  }
  if (isAddress) {
    const person = personOf(license);
    for (const field of [firstName, lastName, dateOfBirth]) {
      const value = person[field.name];
      if (value && !isTyped(field, undefined, value)) set(field, undefined, value);
    }
  }
  scanned.value = { ...scanned.peek(), ...marks };
  return { filled, kept };
}
