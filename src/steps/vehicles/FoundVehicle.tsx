import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { fieldId } from "../../form/Form";
import { scannedIn } from "../../form/scanned";
import { Button } from "../../ui/buttons/Button";
import { Chip } from "../../ui/cards/Chip";
import { Chips } from "../../ui/cards/Chips";
import { Links } from "../../ui/layout/Links";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { VehicleCard } from "../../ui/cards/VehicleCard";
import { identify } from "./itemDrafts";
import { bodyStyle, checkDigitFails, knownVin, plMake, plModel, yearField } from "./itemFields";
import { itemLook, nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";
import { VehiclePicture } from "./VehiclePicture";

const texts = phrases("vehicle.found", {
  anotherVin: "Enter another VIN",
  byModel: "Enter year and make instead",
  checkDigit: "This VIN may have a typo. If this is your {one}, continue.",
});

const { vin: fromBarcode } = phrases("scan.mark", { vin: "from the VIN barcode" });

interface FoundVehicleProps {
  options: VehicleStepOptions;
  scope: string;
  onAnotherVin: () => void;
}

/** Shows the vehicle that the VIN stands for. */
export function FoundVehicle({ options, scope, onAnotherVin }: FoundVehicleProps) {
  const session = useSession();
  const text = useText();
  const known = {
    vin: useValue(session.draft(knownVin, scope)),
    plYear: useValue(session.draft(yearField(options), scope)),
    plMake: useValue(session.draft(plMake, scope)),
    plModel: useValue(session.draft(plModel, scope)),
    bodyStyle: useValue(session.draft(bodyStyle, scope)),
  };
  const doubtful = useValue(session.draft(checkDigitFails, scope));
  const isScanned = useValue(scannedIn(session))[fieldId("typedVin", `${scope}-vin`)] === known.vin;
  const { title, detail } = itemLook(known);
  return (
    <div role="status">
      <Stack>
        <Stack as="ul">
          <VehicleCard
            id={`${scope}-found`}
            art={<VehiclePicture bodyStyle={known.bodyStyle} type={options.type} />}
            title={title}
            detail={text(detail)}
            on
            chips={
              isScanned && (
                <Chips>
                  <Chip tone="good">{text(fromBarcode)}</Chip>
                </Chips>
              )
            }
            actions={
              <Links>
                <Button variant="link" onClick={onAnotherVin}>
                  {text(texts.anotherVin)}
                </Button>
                <Button variant="link" onClick={() => identify(session, options, scope, { ...known, vin: "", checkDigitFails: false })}>
                  {text(texts.byModel)}
                </Button>
              </Links>
            }
          />
        </Stack>
        {doubtful && <Note tone="care">{text(fill(texts.checkDigit, nouns[options.type]))}</Note>}
      </Stack>
    </div>
  );
}
