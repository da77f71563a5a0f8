import { useEffect, useRef, useState } from "react";
import { vehicles as limit } from "../../business/limits";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressLine1 } from "../../session/fields/address";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { AddCard } from "../../ui/cards/AddCard";
import { Button } from "../../ui/buttons/Button";
import { FieldGroup } from "../../ui/fields/FieldGroup";
import { focusField } from "../../ui/behavior/focusField";
import { Note } from "../../ui/notices/Note";
import { RemovedRow } from "../../ui/cards/RemovedRow";
import { Stack } from "../../ui/layout/Stack";
import type { VehicleAnswer } from "./fields";
import { isChosen, listedAtMost, pick, scopeOf } from "./fields";
import { nouns } from "./itemTexts";
import { ListedVehicle } from "./ListedVehicle";
import { asksMiles, named, vehicleProblems } from "./listRule";
import type { VehicleStepOptions } from "./options";

const texts = phrases("vehicles", {
  found: "We found these at your address. Select yours, up to {max}.",
  empty: "Select or add each {one} you want on this policy, up to {max}.",
  whence: "Where we got this",
  whenceText: "From public vehicle records for {address}. Insurance companies only see what you select.",
  add: "Add a {one}",
  addAnother: "Add another {one}",
  addHint: "By VIN, or by year, make, and model",
  addHintRoom: "By VIN, or by year, make, and model. You can add {room} more.",
  full: "You can quote up to {max} {many}. Uncheck or remove one to add another.",
  submit: "Continue",
  submitMany: { one: "Continue with {count} {one}", other: "Continue with {count} {many}" },
  removed: "{year} {make} {model} was removed.",
  undo: "Undo",
});

const noFields: [] = [];
const undoId = "undo-vehicle";

/** The insured vehicles: a card for each one, and a place to add another. */
export function VehicleList({ options }: { options: VehicleStepOptions }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const within = useRef<HTMLDivElement>(null);
  const list = useValue(session.draft(options.list));
  const errors = useValue(runner.errors);
  const busy = useValue(runner.busy);
  const [gone, setGone] = useState<{ readonly vehicle: VehicleAnswer; readonly index: number } | null>(null);
  /** The id of the element to focus after the next render. The button that had the focus disappeared with its vehicle or with Undo. */
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted !== null && within.current && focusField(within.current, wanted)) setWanted(null);
  }, [wanted]);
  const count = list.filter(isChosen).length;
  const noun = nouns[options.type];
  const room = limit.max - count;
  const canAdd = room > 0 && list.length < listedAtMost;
  const hasRecords = list.some(({ recordedAt }) => recordedAt !== undefined);

  const problems = () => vehicleProblems(session.draft(options.list).peek(), session.ruleContext(), options);
  const showOnly = (shown: (name: string) => boolean): void =>
    runner.showErrors(problems().filter(({ field }) => shown(field.name)), false);
  const wrong = (name: string): boolean => runner.errors.peek().some(({ field }) => field.name === name);

  const write = (next: readonly VehicleAnswer[]): void => {
    session.set(options.list, next);
    if (runner.errors.peek().length > 0) showOnly(wrong);
  };
  const remove = (vehicle: VehicleAnswer, index: number): void => {
    write(list.filter((other) => other !== vehicle));
    session.clearDrafts(scopeOf(vehicle, options.type));
    setGone({ vehicle, index });
    setWanted(undoId);
  };
  const undo = ({ vehicle, index }: NonNullable<typeof gone>): void => {
    // Another vehicle may have been selected since, and the quote may be full.
    const back = room > 0 ? vehicle : pick(vehicle, false);
    write([...list.slice(0, index), back, ...list.slice(index)]);
    setGone(null);
    setWanted(`vehicle-${vehicle.key}`);
  };
  const submit = (): void => {
    const found = problems();
    if (found.length > 0) runner.showErrors(found, true);
    else void runner.submit();
  };
  const messageAt = (name: string): string | undefined => {
    const found = errors.find(({ field }) => field.name === name);
    return found && text(found.message);
  };
  const rows = list.map((vehicle, index) => (
    <ListedVehicle
      key={vehicle.key}
      vehicle={vehicle}
      type={options.type}
      isFull={room <= 0}
      asksMiles={asksMiles(session.ruleContext().state)}
      messageAt={messageAt}
      onChange={(changed) => write(list.map((other) => (other === vehicle ? changed : other)))}
      onLeave={(name) => showOnly((other) => other === name || wrong(other))}
      onEdit={() => runner.openSubroute(String(index + 1))}
      onRemove={() => remove(vehicle, index)}
    />
  ));
  if (gone) {
    rows.splice(
      gone.index,
      0,
      <RemovedRow key={undoId} id={undoId} undo={text(texts.undo)} onUndo={() => undo(gone)}>
        {text(named(texts.removed, gone.vehicle))}
      </RemovedRow>,
    );
  }
  const note = hasRecords ? { title: texts.whence, text: fill(texts.whenceText, { address: session.answers.peek().get(addressLine1) }) } : undefined;
  return (
    <StepFrame lede={fill(hasRecords ? texts.found : texts.empty, { ...limit, ...noun })} note={note}>
      <Form fields={noFields} onSubmit={submit}>
        <FieldGroup id={options.list.name} label={options.list.label ? text(options.list.label) : ""} hideLabel error={messageAt(options.list.name)}>
          <div ref={within}>
            <Stack>
              {rows.length > 0 && <Stack as="ul">{rows}</Stack>}
              {canAdd ? (
                <AddCard
                  id="add-vehicle"
                  label={text(fill(list.length > 0 ? texts.addAnother : texts.add, noun))}
                  hint={text(count > 0 ? fill(texts.addHintRoom, { room }) : texts.addHint)}
                  onClick={() => runner.openSubroute("add")}
                />
              ) : (
                <Note live>{text(fill(texts.full, { ...limit, ...noun }))}</Note>
              )}
            </Stack>
          </div>
        </FieldGroup>
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(fill(count === 0 ? texts.submit : texts.submitMany, { count, ...noun }))}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
