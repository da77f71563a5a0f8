import { useEffectEvent, useLayoutEffect } from "react";
import { driverAge } from "../../business/limits";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { newId } from "../../kernel/ids";
import { useSession, useText } from "../../session/context";
import { personFields } from "../../session/fields/person";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { ContactFields } from "../person/ContactFields";
import { ScanOffer } from "../scan/ScanOffer";
import { AdvisorLink } from "../vehicles/AdvisorLink";
import { DriverFields } from "./DriverFields";
import { drivers } from "./fields";
import type { DriverAnswer } from "./driverAnswer";
import { driverFields, mainDriverFields } from "./itemFields";
import { seedDrafts } from "./seedDrafts";

const texts = phrases("driver.form", {
  main: "Tell us about the main driver",
  mainLede: "Enter details as they appear on the license. You can add more drivers next.",
  another: "Tell us about another driver",
  edit: "{name}'s details",
  lede: "Enter details as they appear on the license.",
  young: "Online quotes cover drivers {min} and older. An advisor can add a younger driver.",
  save: "Save driver",
  cancel: "Cancel",
  whyTitle: "Why do you need a date of birth?",
  why: "Insurance companies use it to check your license and driving record.",
});

interface DriverFormProps {
  list: readonly DriverAnswer[];
  /** The driver's index in the list; the list's length for a new driver. */
  index: number;
}

/** Edits one driver. Typed text stays in the form's own drafts until it is saved, and survives a reload. */
export function DriverForm({ list, index }: DriverFormProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const driver = list[index];
  const isMain = index === 0;
  const scope = `driver-${driver?.key ?? (isMain ? "main" : "new")}`;
  const fields = isMain ? mainDriverFields : driverFields;
  const seed = useEffectEvent(() => seedDrafts(session, scope, fields, isMain, driver));
  // Runs once per driver: saving clears the drafts, and they must stay cleared.
  useLayoutEffect(() => seed(), [scope]);

  const leave = (): void => {
    session.clearDrafts(scope);
    if (list.length > 0) runner.closeSubroute();
  };
  const save = (values: Readonly<Record<string, unknown>>): void => {
    const typed = Object.fromEntries(driverFields.map(({ name }) => [name, values[name]]));
    const saved = { key: newId(), ...driver, ...typed } as DriverAnswer;
    session.set(drivers, [...list.slice(0, index), saved, ...list.slice(index + 1)]);
    if (isMain) for (const field of personFields) session.set(field, values[field.name] as string);
    leave();
  };
  return (
    <StepFrame
      title={isMain ? texts.main : driver ? fill(texts.edit, { name: driver.firstName }) : texts.another}
      lede={isMain && !driver ? texts.mainLede : texts.lede}
      note={{ title: texts.whyTitle, text: texts.why }}
    >
      <Form fields={fields} scope={scope} onSubmit={save}>
        <Stack fields>
          {!isMain && (
            <Note>
              <p>{text(fill(texts.young, driverAge))}</p>
              <AdvisorLink />
            </Note>
          )}
          <ScanOffer />
          <DriverFields isMain={isMain} />
          {isMain && <ContactFields emailOptional />}
        </Stack>
        <Actions>
          <Button type="submit" full>
            {text(texts.save)}
          </Button>
          {list.length > 0 && (
            <Button variant="link" full onClick={leave}>
              {text(texts.cancel)}
            </Button>
          )}
        </Actions>
      </Form>
    </StepFrame>
  );
}
