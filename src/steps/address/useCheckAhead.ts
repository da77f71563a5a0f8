import { useEffect } from "react";
import { timings } from "../../business/timings";
import { answersOf, type AnyField } from "../../flow/field";
import { parseFullAddress } from "../../flow/rules/address";
import { validate } from "../../form/validate";
import { useSession } from "../../session/context";
import { addressFields, addressSearch, confirmedAddress, startInManualMode } from "../../session/fields/address";
import type { Session } from "../../session/session";
import { askAddress } from "./askAddress";
import { confirmationOf, propertyAddress } from "./propertyAddress";

/** Asks about the address on screen if it is whole, as the step's own check does on Next. */
function ask(session: Session): void {
  if (validate(session, addressFields).length > 0) return;
  const drafted = session.drafted(addressFields);
  const isTyped = drafted[startInManualMode.name] !== true;
  const answers = answersOf({ ...drafted, ...(isTyped && parseFullAddress(String(drafted[addressSearch.name]))) });
  const address = propertyAddress(answers);
  void askAddress(session, address, answers.get(confirmedAddress) === confirmationOf(address)).catch(() => undefined);
}

/** Checks the address once it rests, while the visitor reads on. */
export function useCheckAhead(): void {
  const session = useSession();
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(due);
      due = setTimeout(() => ask(session), timings.addressRest);
    };
    const stops = addressFields.map((field: AnyField) => session.draft(field).subscribe(look));
    return () => {
      clearTimeout(due);
      stops.forEach((stop) => stop());
    };
  }, [session]);
}
