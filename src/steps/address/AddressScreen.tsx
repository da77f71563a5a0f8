import { useEffect, useState } from "react";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { screensFor } from "../../form/screensFor";
import { StepFrame } from "../../form/StepFrame";
import { useField } from "../../form/useField";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressFields, addressSearch, addressUnknown, startInManualMode } from "../../session/entity/address";
import { useLate } from "../../session/useLate";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { AddressSearch } from "./AddressSearch";
import type { AddressOptions } from "./options";

const texts = phrases("address", {
  notFound: "Hm, we can't find your address",
  submit: "Almost there!",
  manual: "Enter it manually",
  search: "Search for the address instead",
});

const loadParts = () => import("./AddressParts").then((module) => module.AddressParts);
const loadQuestion = () => import("./AddressQuestion").then((module) => module.AddressQuestion);

/** Suggestions first, every part by hand one press away. */
function AddressScreen({ options: { lede, label } }: { options: AddressOptions }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const manual = session.draft(startInManualMode);
  const isManual = useValue(manual);
  const [wanted, setWanted] = useState(false);
  const search = useField(addressSearch);
  const busy = useValue(runner.busy);
  const question = useValue(runner.question);
  const isUnknown = useValue(session.draft(addressUnknown));
  const AddressParts = useLate(wanted || isManual ? loadParts : null);
  const AddressQuestion = useLate(question ? loadQuestion : null);

  // Not before its fields are there: the main button, pressed meanwhile, would complain of what nobody can fill in.
  useEffect(() => {
    if (!wanted || !AddressParts) return;
    runner.showErrors([], false);
    manual.value = true;
    setWanted(false);
  }, [wanted, AddressParts, manual, runner]);

  const toggle = (): void => {
    if (!isManual) return setWanted(true);
    runner.showErrors([], false);
    manual.value = false;
  };
  return (
    <StepFrame lede={lede} title={isUnknown ? texts.notFound : undefined}>
      <Form fields={addressFields}>
        {isManual ? AddressParts && <AddressParts /> : <AddressSearch field={search} {...(label && { label: text(label) })} onManual={toggle} />}
        {question && AddressQuestion && <AddressQuestion question={question} />}
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(texts.submit)}
          </Button>
          <Button variant="link" onClick={toggle}>
            {text(isManual ? texts.search : texts.manual)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}

export const screenFor = screensFor(AddressScreen);
