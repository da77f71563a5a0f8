import { useEffect, useRef } from "react";
import { driverAge, drivers as limit } from "../../business/limits";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { personFields } from "../../session/fields/person";
import { useValue } from "../../session/useValue";
import { AddCard } from "../../ui/AddCard";
import { FieldGroup } from "../../ui/FieldGroup";
import { focusField } from "../../ui/focusField";
import { Note } from "../../ui/Note";
import { Stack } from "../../ui/Stack";
import { DriverEntry, editId } from "./DriverEntry";
import { drivers } from "./fields";
import type { DriverAnswer } from "./fields";
import { isComplete } from "./itemFields";

const texts = phrases("driver.list", {
  lede: "Add everyone in your household who drives.",
  label: "Drivers",
  add: "Add another driver",
  addHint: "A spouse, or anyone {min} or older who drives your car",
  full: "You can quote up to {max} drivers online. An advisor can add more.",
  removed: "{name} was removed.",
  undo: "Undo",
});

const without = (list: readonly DriverAnswer[], { key }: DriverAnswer): readonly DriverAnswer[] => list.filter((other) => other.key !== key);

const stepFields = [drivers, ...personFields];

export function DriverList({ list }: { list: readonly DriverAnswer[] }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const { error } = useField(drivers);
  const refusals = useValue(runner.refusals);
  const within = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // The form has focused the group's first control by now; the focus goes on to the first driver with something missing.
  useEffect(() => {
    const isSole = runner.errors.peek().length === 1;
    const incomplete = session.draft(drivers).peek().find((driver) => !isComplete(driver, session.ruleContext()));
    if (refusals > 0 && isSole && incomplete && within.current) focusField(within.current, editId(incomplete));
  }, [refusals, runner, session]);

  const remove = (driver: DriverAnswer, index: number): void => {
    session.set(drivers, without(list, driver));
    add.current?.focus();
    session.notices.show("info", fill(texts.removed, { name: driver.firstName }), {
      label: texts.undo,
      run: () => {
        const now = session.draft(drivers).peek();
        const others = without(now, driver);
        if (others.length < limit.max) session.set(drivers, [...others.slice(0, index), driver, ...others.slice(index)]);
      },
    });
  };
  return (
    <StepForm fields={stepFields} lede={texts.lede}>
      <Stack>
        <FieldGroup id={drivers.name} label={text(texts.label)} hideLabel error={error}>
          <div ref={within}>
            <Stack as="ul">
              {list.map((driver, index) => (
                <DriverEntry
                  key={driver.key}
                  driver={driver}
                  index={index}
                  onEdit={() => runner.openSubroute(String(index + 1))}
                  {...(index > 0 && { onRemove: () => remove(driver, index) })}
                />
              ))}
            </Stack>
          </div>
        </FieldGroup>
        {list.length < limit.max ? (
          <AddCard label={text(texts.add)} hint={text(fill(texts.addHint, driverAge))} onClick={() => runner.openSubroute("add")} ref={add} />
        ) : (
          <Note>{text(fill(texts.full, { max: limit.max }))}</Note>
        )}
      </Stack>
    </StepForm>
  );
}
