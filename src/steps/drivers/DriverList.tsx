import { useEffect, useRef, useState } from "react";
import { driverAge, drivers as limit } from "../../business/limits";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { AddCard } from "../../ui/cards/AddCard";
import { FieldGroup } from "../../ui/fields/FieldGroup";
import { focusField } from "../../ui/behavior/focusField";
import { Note } from "../../ui/notices/Note";
import { RemovedRow } from "../../ui/cards/RemovedRow";
import { Stack } from "../../ui/layout/Stack";
import { DriverEntry, editId } from "./DriverEntry";
import { drivers } from "./fields";
import type { DriverAnswer } from "./driverAnswer";
import { isComplete, policyHolderFields } from "./itemFields";

const texts = phrases("driver.list", {
  lede: "Add everyone in your household who drives.",
  label: "Drivers",
  add: "Add another driver",
  addHint: "A spouse, or anyone {min} or older who drives",
  full: "You can quote up to {max} drivers online. An advisor can add more.",
  removed: "{name} was removed.",
  undo: "Undo",
});

const without = (list: readonly DriverAnswer[], { key }: DriverAnswer): readonly DriverAnswer[] => list.filter((other) => other.key !== key);

const undoId = "undo-driver";
const stepFields = [drivers, ...policyHolderFields];

export function DriverList({ list }: { list: readonly DriverAnswer[] }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const { error } = useField(drivers);
  // The first driver's form asks for the policyholder's own answers, so a refusal of one of these is said here.
  const refused = useValue(runner.errors).find(({ field }) => field !== drivers);
  const refusals = useValue(runner.refusals);
  const within = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ readonly driver: DriverAnswer; readonly index: number } | null>(null);
  /** The id of the button to focus after the next render. The button that had the focus disappeared with its driver or with Undo. */
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted !== null && within.current && focusField(within.current, wanted)) setWanted(null);
  }, [wanted]);
  // The form has already focused the group's first control; this moves the focus to the first incomplete driver.
  useEffect(() => {
    const [wrong, another] = runner.errors.peek();
    const known = session.draft(drivers).peek();
    const incomplete = wrong?.field === drivers ? known.find((driver) => !isComplete(driver, session.ruleContext())) : known[0];
    if (refusals > 0 && wrong && !another && incomplete && within.current) focusField(within.current, editId(incomplete));
  }, [refusals, runner, session]);

  // Sends the list while it is being read, so that Next has nothing left to wait for.
  useEffect(() => runner.ahead(), [runner, list]);

  const remove = (driver: DriverAnswer, index: number): void => {
    session.set(drivers, without(list, driver));
    setGone({ driver, index });
    setWanted(undoId);
  };
  const undo = ({ driver, index }: NonNullable<typeof gone>): void => {
    session.set(drivers, [...list.slice(0, index), driver, ...list.slice(index)]);
    setGone(null);
    setWanted(editId(driver));
  };
  const rows = list.map((driver, index) => (
    <DriverEntry
      key={driver.key}
      driver={driver}
      index={index}
      onEdit={() => runner.openSubroute(String(index + 1))}
      {...(index > 0 && { onRemove: () => remove(driver, index) })}
    />
  ));
  if (gone) {
    rows.splice(
      gone.index,
      0,
      <RemovedRow key={undoId} id={undoId} undo={text(texts.undo)} onUndo={() => undo(gone)}>
        {text(fill(texts.removed, { name: gone.driver.firstName }))}
      </RemovedRow>,
    );
  }
  return (
    <StepForm fields={stepFields} lede={texts.lede}>
      <Stack>
        <FieldGroup id={drivers.name} label={text(texts.label)} hideLabel error={error ?? (refused && text(refused.message))}>
          <div ref={within}>
            <Stack as="ul">
              {rows}
            </Stack>
          </div>
        </FieldGroup>
        {list.length < limit.max ? (
          <AddCard label={text(texts.add)} hint={text(fill(texts.addHint, driverAge))} onClick={() => runner.openSubroute("add")} />
        ) : (
          <Note>{text(fill(texts.full, { max: limit.max }))}</Note>
        )}
      </Stack>
    </StepForm>
  );
}
