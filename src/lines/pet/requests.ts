import { createPetApplication } from "../../api/contract/applications/createPet";
import { listPetBreeds } from "../../api/contract/petBreeds";
import { readZipCode } from "../../api/contract/zipCodes";
import type { BodyOf } from "../../api/contract/requests";
import type { Answers } from "../../flow/field";
import { invalidZip } from "../../flow/rules/address";
import { normaliseEmail } from "../../flow/rules/email";
import { phoneDigits } from "../../flow/rules/phone";
import { isoDate } from "../../kernel/dates";
import { createOnce } from "../../session/application/createOnce";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import { emailField, phoneField } from "../../session/fields/person";
import { capturingLead } from "../../session/lead/capturingLead";
import { forgetStreet } from "../../steps/address/forgetStreet";
import { awaitApplication } from "../../steps/loading/awaitApplication";
import { codeOf } from "./breeds";
import { effectiveDate } from "./effectiveDate";
import { petAge, petBreed, petName, petState, petType, petZip, subscribes } from "./fields";
import { petTexts } from "./rules";

/** Checks that the ZIP code exists and that pet is offered there. Stores its state, which decides the first day of coverage. */
const findState: Effect = {
  id: "findState",
  input: (answers) => answers.get(petZip),
  async run({ answers, session, signal }) {
    const zipCode = answers.get(petZip);
    const found = await session.api.call(readZipCode, { params: { zipCode }, query: { line: "PET" }, signal });
    if (!found.ok) {
      const isUnknown = found.error.code === "ZIP_NOT_FOUND" || found.error.code === "VALIDATION";
      if (!isUnknown) return { kind: "problem", problem: found.error };
      return { kind: "errors", errors: [{ field: petZip, message: invalidZip }] };
    }
    if (!found.value.supported && !session.stateFilterOff) return { kind: "case", id: "codeNotSupported" };
    session.answer(petState, found.value.state);
    if (session.answers.peek().get(petZip) !== zipCode) forgetStreet(session);
    return done;
  },
};

type PetBody = BodyOf<typeof createPetApplication>;

/** The request body without the breed's code, which needs the list of breeds. */
const petBody = (answers: Answers, now: Date): Omit<PetBody, "petCode" | "leadId"> => {
  const phone = phoneDigits(answers.get(phoneField));
  return {
    email: normaliseEmail(answers.get(emailField)),
    ...(phone && { primaryPhoneNumber: phone }),
    mailingAddress: { state: answers.get(petState), zipCode: answers.get(petZip) },
    petName: answers.get(petName),
    petAge: Number(answers.get(petAge)),
    petType: answers.get(petType) || "DOG",
    effectiveDate: isoDate(effectiveDate(answers.get(petState), now)),
    ...(answers.get(subscribes) && { subscribeCheckbox: true }),
  };
};

/** POST applications/pet. Any changed answer creates a new application. */
const createApplication: Effect = {
  id: "createApplication",
  input: (answers, session) => [petBody(answers, session.now()), answers.get(petBreed)],
  async run({ answers, session, ...call }) {
    const breeds = await session.api.call(listPetBreeds, { signal: call.signal });
    if (!breeds.ok) return { kind: "problem", problem: breeds.error };
    const petCode = codeOf(breeds.value, answers.get(petType), answers.get(petBreed));
    if (petCode === null) return { kind: "errors", errors: [{ field: petBreed, message: petTexts.breed }] };
    return createOnce(session, "pet", createPetApplication, { ...petBody(answers, session.now()), petCode }, call);
  },
  failure: "errorScreen",
  casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

/** Commits the contact, so that a lead is created even if the application can't be. */
const keepContact: Effect = {
  id: "keepContact",
  input: (answers) => [petZip, petState, emailField, phoneField].map((field) => answers.get(field)),
  run({ answers, session }) {
    session.commit(Object.fromEntries([petZip, petState, emailField, phoneField].map((field) => [field.name, answers.get(field)])));
    return Promise.resolve(done);
  },
};

export const infoEffects: readonly Effect[] = [findState, keepContact, capturingLead(createApplication)];

/** Waits for the application, because prices are requested for it. */
export const loadingEffects: readonly Effect[] = [awaitApplication];
