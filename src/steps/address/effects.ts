import { updateBundling } from "../../api/contract/applications/updateBundling";
import { invalidZip, parseFullAddress } from "../../flow/rules/address";
import { addressee, callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import {
  addressLine1,
  addressLine2,
  addressSearch,
  addressUnknown,
  cityField,
  confirmedAddress,
  startInManualMode,
  stateField,
  zipField,
} from "../../session/fields/address";
import { capturingLead } from "../../session/lead/capturingLead";
import { isSecondLine } from "../../session/secondLine";
import { askAddress } from "./askAddress";
import { confirmationOf, propertyAddress } from "./propertyAddress";

/** Splits a full address that was typed instead of picked into its fields. */
const readSearch: Effect = {
  id: "readSearch",
  input: (answers) => [answers.get(addressSearch), answers.get(startInManualMode)],
  run({ answers, session }) {
    const typed = answers.get(startInManualMode) ? null : parseFullAddress(answers.get(addressSearch));
    if (typed) {
      session.answer(addressLine1, typed.addressLine1);
      session.answer(cityField, typed.city);
      session.answer(stateField, typed.state);
      session.answer(zipField, typed.zipCode);
      if (typed.addressLine2) session.answer(addressLine2, typed.addressLine2);
    }
    return Promise.resolve(done);
  },
};

/**
 * Checks that the ZIP code exists, then that the street is in it, then that the line is offered in the state. Each failure has its
 * own message.
 */
const checkAddress: Effect = {
  id: "checkAddress",
  input: (answers) => [propertyAddress(answers), answers.get(confirmedAddress)],
  async run({ answers, session, signal }) {
    const address = propertyAddress(answers);
    const { refused, isSupported, verified } = await askAddress(session, address, answers.get(confirmedAddress) === confirmationOf(address));
    signal.throwIfAborted();
    if (refused) {
      if (refused.code !== "ZIP_NOT_FOUND" && refused.code !== "VALIDATION") return { kind: "problem", problem: refused };
      // Clears the street's mark from an earlier attempt, because now the ZIP code is wrong.
      session.set(addressUnknown, false);
      const field = answers.get(startInManualMode) ? zipField : addressSearch;
      return { kind: "errors", errors: [{ field, message: invalidZip }] };
    }
    if (!verified.ok) {
      // Each part of an address has a field of its own only in manual mode.
      if (verified.error.code === "VALIDATION") session.set(startInManualMode, true);
      return { kind: "problem", problem: verified.error };
    }
    session.set(addressUnknown, verified.value.outcome === "not-found");
    switch (verified.value.outcome) {
      case "verified":
        // The state filter can be turned off outside production.
        return isSupported || session.stateFilterOff ? done : { kind: "case", id: "codeNotSupported" };
      case "not-found":
        return { kind: "case", id: "addressNotFound" };
      case "missing-unit":
        return { kind: "question", question: { kind: "missingUnit", data: {} } };
      case "corrected": {
        const { addressLine2: unit = "", ...parts } = verified.value.address;
        return { kind: "question", question: { kind: "corrected", data: { ...parts, addressLine2: unit } } };
      }
    }
  },
};

/** Puts the first verified address on the lead, even if the application can't be created. */
const keepAddress: Effect = {
  id: "keepAddress",
  input: (answers) => propertyAddress(answers),
  run({ session, answers }) {
    const { addressLine2: unit = "", ...parts } = propertyAddress(answers);
    session.commit({ ...parts, addressLine2: unit });
    return Promise.resolve(done);
  },
};

/** Marks the application of a bundle's second line as bundled. The visitor said so in the first line and isn't asked again. */
const tellBundle: Effect = {
  id: "tellBundle",
  input: (_answers, session) => [addressee(session), isSecondLine(session)],
  // The wish was said in the first line and asks nothing here.
  behind: true,
  async run({ session, signal }) {
    if (!isSecondLine(session)) return done;
    const sent = await callApplication(session, updateBundling, { bundling: true }, signal, undefined, { keepalive: true });
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
};

/** Submits the address: ZIP code, verification and supported state, then the line's application and the lead in parallel. */
export const addressEffects = (createApplication: Effect): readonly Effect[] => [
  readSearch,
  checkAddress,
  keepAddress,
  capturingLead(createApplication),
  tellBundle,
];
