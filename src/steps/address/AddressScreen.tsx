import { useEffect, useRef, useState } from "react";
import { parseFullAddress } from "../../flow/rules/address";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressFields, addressLine1, addressSearch, addressUnknown, startInManualMode } from "../../session/fields/address";
import { useValue } from "../../session/useValue";
import { focusField } from "../../ui/behavior/focusField";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { ScanOffer } from "../scan/ScanOffer";
import { AddressParts } from "./AddressParts";
import { AddressQuestion } from "./AddressQuestion";
import { AddressSearch } from "./AddressSearch";
import type { AddressOptions } from "./options";
import { spreadAddress } from "./spreadAddress";
import { useCheckAhead } from "./useCheckAhead";

const texts = phrases("address", {
  notFound: "Hm, we can't find your address",
  submit: "Almost there!",
  manual: "Enter address manually",
  search: "Search for my address",
});

/** The address in one search field with suggestions; "Enter address manually" shows a field for each part. */
export function AddressScreen({ options: { lede, label } }: { options: AddressOptions }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const manual = session.draft(startInManualMode);
  const isManual = useValue(manual);
  const busy = useValue(runner.busy);
  const question = useValue(runner.question);
  const isUnknown = useValue(session.draft(addressUnknown));
  useCheckAhead();
  const button = useRef<HTMLElement>(null);
  /** The first field of the other way to answer: its button stands below, so the next key would pass over what just appeared. */
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted !== null && button.current && focusField(button.current, wanted)) setWanted(null);
  }, [wanted]);
  const toggle = (): void => {
    runner.showErrors([], false);
    setWanted((isManual ? addressSearch : addressLine1).name);
    // Nobody types again what search didn't find.
    const street = session.draft(addressLine1);
    if (!isManual && street.peek() === "") {
      const searched = session.draft(addressSearch).peek();
      const whole = parseFullAddress(searched);
      if (whole) spreadAddress(session, whole);
      else street.value = searched;
    }
    manual.value = !isManual;
  };
  return (
    <StepFrame isFirst lede={lede} title={isUnknown ? texts.notFound : undefined}>
      <Form fields={addressFields}>
        {isManual ? <AddressParts /> : <AddressSearch {...(label && { label })} onManual={toggle} />}
        {question && <AddressQuestion question={question} />}
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
          <Button variant="link" ref={button} onClick={toggle}>
            {text(isManual ? texts.search : texts.manual)}
          </Button>
          <ScanOffer isBelow />
        </Actions>
      </Form>
    </StepFrame>
  );
}
