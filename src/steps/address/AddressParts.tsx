import { useRunner } from "../../form/runner";
import { useTextField } from "../../form/useField";
import { usStates } from "../../business/stateNames";
import { territories } from "../../business/stateTerritories";
import { parseFullAddress, plainZip } from "../../flow/rules/address";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "../../session/fields/address";
import { Pair } from "../../ui/layout/Pair";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { spreadAddress } from "./spreadAddress";
import { StatePicker } from "./StatePicker";

/** Includes the territories: they are recognized but not served, and their message differs from that of an unknown state. */
const states = [...usStates, ...territories];

const texts = phrases("address.parts", { optional: "(optional)" });

/** One field for each part of the address, named so that browsers can fill them in. */
export function AddressParts() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const street = useTextField(addressLine1);
  const takeStreet = (typed: string): void => {
    // Somebody who types a whole address here isn't interrupted; a paste or a browser's autofill is longer than a keystroke.
    const whole = typed.length > street.value.length + 1 ? parseFullAddress(typed) : null;
    if (!whole) return street.onInput(typed);
    runner.showErrors([], false);
    spreadAddress(session, whole);
  };
  return (
    <Stack>
      <TextField {...street} onInput={takeStreet} autoComplete="address-line1" />
      <TextField {...useTextField(addressLine2)} mark={text(texts.optional)} autoComplete="address-line2" short />
      <TextField {...useTextField(cityField)} autoComplete="address-level2" />
      <Pair>
        <StatePicker field={stateField} known={states} />
        <TextField {...useTextField(zipField)} autoComplete="postal-code" inputMode="numeric" format={plainZip} />
      </Pair>
    </Stack>
  );
}
