import { useState } from "react";
import { formatWholeNumber } from "../../flow/rules/number";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Chip } from "../../ui/cards/Chip";
import { Chips } from "../../ui/cards/Chips";
import { Choice } from "../../ui/choices/Choice";
import { Links } from "../../ui/layout/Links";
import { Stack } from "../../ui/layout/Stack";
import { TextField } from "../../ui/fields/TextField";
import { VehicleCard } from "../../ui/cards/VehicleCard";
import type { VehicleAnswer } from "./fields";
import { isChosen, pick } from "./fields";
import { itemLook, nouns, ownership, ownershipQuestion } from "./itemTexts";
import { cardField, named } from "./listRule";
import type { VehicleStepOptions } from "./options";
import { VehiclePicture } from "./VehiclePicture";

const texts = phrases("vehicles.card", {
  records: "From public records",
  told: "From your earlier answers",
  assumed: "Our guess. Please confirm",
  pick: "Insure the {year} {make} {model}",
  edit: "Edit",
  editNamed: "Edit {year} {make} {model}",
  remove: "Remove",
  removeNamed: "Remove {year} {make} {model}",
  miles: "Miles per year",
  milesHelp: "California requires miles for each {one}. Your best guess is fine.",
  milesUnit: "miles",
});

interface ListedVehicleProps {
  vehicle: VehicleAnswer;
  type: VehicleStepOptions["type"];
  /** No further vehicle can be selected. */
  isFull: boolean;
  asksMiles: boolean;
  messageAt: (name: string) => string | undefined;
  onChange: (vehicle: VehicleAnswer) => void;
  /** Called when the visitor leaves a control that has a value. */
  onLeave: (name: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One vehicle of the list, with the questions about it that are still open. */
export function ListedVehicle({ vehicle, type, isFull, asksMiles, messageAt, onChange, onLeave, onEdit, onRemove }: ListedVehicleProps) {
  const text = useText();
  const on = isChosen(vehicle);
  // Computed once, because the question must stay while it is being answered.
  const [asksOwnership] = useState(vehicle.ownershipType === "" || vehicle.assumed);
  const ownershipName = cardField("ownershipType", vehicle);
  const milesName = cardField("numberOfMiles", vehicle);
  const { title, detail } = itemLook(vehicle);

  return (
    <VehicleCard
      id={`vehicle-${vehicle.key}`}
      art={<VehiclePicture bodyStyle={vehicle.bodyStyle} type={type} />}
      title={title}
      detail={text(detail)}
      on={on}
      pick={{ label: text(named(texts.pick, vehicle)), onChange: (chosen) => onChange(pick(vehicle, chosen)), disabled: isFull && !on }}
      chips={
        (vehicle.prefill || !asksOwnership) && (
          <Chips>
            {!asksOwnership && vehicle.ownershipType !== "" && <Chip tone="good">{text(ownership[vehicle.ownershipType])}</Chip>}
            {vehicle.prefill && <Chip>{text(vehicle.recordedAt === undefined ? texts.told : texts.records)}</Chip>}
            {on && vehicle.assumed && <Chip tone="ask">{text(texts.assumed)}</Chip>}
          </Chips>
        )
      }
      actions={
        <Links>
          <Button variant="link" label={text(named(texts.editNamed, vehicle))} onClick={onEdit}>
            {text(texts.edit)}
          </Button>
          <Button variant="link" label={text(named(texts.removeNamed, vehicle))} onClick={onRemove}>
            {text(texts.remove)}
          </Button>
        </Links>
      }
    >
      {on && (asksOwnership || asksMiles) && (
        <Stack fields>
          {asksOwnership && (
            <Choice
              id={ownershipName}
              label={text(ownershipQuestion)}
              value={vehicle.ownershipType}
              options={[
                { value: "Owned", label: text(ownership.Owned) },
                { value: "Lien", label: text(ownership.Lien) },
              ]}
              error={messageAt(ownershipName)}
              onChange={(ownershipType) => onChange({ ...vehicle, ownershipType, assumed: false })}
            />
          )}
          {asksMiles && (
            <TextField
              id={milesName}
              label={text(texts.miles)}
              help={text(fill(texts.milesHelp, nouns[type]))}
              suffix={text(texts.milesUnit)}
              value={vehicle.numberOfMiles}
              inputMode="numeric"
              autoComplete="off"
              short
              format={formatWholeNumber}
              error={messageAt(milesName)}
              onInput={(numberOfMiles) => onChange({ ...vehicle, numberOfMiles })}
              onBlur={() => vehicle.numberOfMiles !== "" && onLeave(milesName)}
            />
          )}
        </Stack>
      )}
    </VehicleCard>
  );
}
