import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Form } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { useDialog } from "../../form/useDialog";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { focusField } from "../../ui/behavior/focusField";
import { Stack } from "../../ui/layout/Stack";
import { unsupported } from "./cases";
import type { VehicleAnswer } from "./fields";
import { scopeOf } from "./fields";
import { FoundVehicle } from "./FoundVehicle";
import type { Identity } from "./itemDrafts";
import { beginDrafts, identify, shownIn, withItem } from "./itemDrafts";
import { isSupported } from "./isSupported";
import { bodyStyle, itemFields, knownVin, ownershipType, plModel } from "./itemFields";
import { nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";
import { OwnershipChoice } from "./OwnershipChoice";
import { ScanIcon } from "../../ui/icons/ScanIcon";
import { Pair } from "../../ui/layout/Pair";
import { useScan } from "../scan/useScan";
import { VinDialog } from "./VinDialog";
import { YearMakeModel } from "./YearMakeModel";

const texts = phrases("vehicle", {
  vin: "Enter VIN",
  save: "Save this {one}",
  cancel: "Cancel",
  bodyStyle: "Select a body style",
});

const { vin: scanText } = phrases("scan", { vin: "Scan the VIN" });

interface VehicleFormProps {
  options: VehicleStepOptions;
  /** Null for a new vehicle. */
  vehicle: VehicleAnswer | null;
  /** Called when the form is left, saved or not. */
  onDone: () => void;
  /** True when there is a list to go back to. */
  canCancel: boolean;
}

/** Adds or edits one vehicle, by VIN or by year, make and model. */
export function VehicleForm({ options, vehicle, onDone, canCancel }: VehicleFormProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const scope = scopeOf(vehicle, options.type);
  const fields = useMemo(() => itemFields(options), [options]);
  const begin = useEffectEvent(() => vehicle && beginDrafts(session, options, vehicle));
  // Runs once per vehicle: saving clears the drafts, and they must stay cleared.
  useLayoutEffect(() => void begin(), [scope]);
  const vin = useValue(session.draft(knownVin, scope));
  const vinDialog = useDialog("vin");
  const [saving, setSaving] = useState(false);
  const [offeredStyles, setOfferedStyles] = useState<readonly string[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const finished = useRef(false);
  const gone = useRef(new AbortController());

  useEffect(() => {
    const abort = (gone.current = new AbortController());
    return () => {
      abort.abort();
      // Cleared on unmount only: otherwise an emptied form would flash before the list is shown.
      if (finished.current) session.clearDrafts(scope);
    };
  }, [session, scope]);

  const leave = (): void => {
    finished.current = true;
    onDone();
  };
  const scan = useScan();
  const [isScanning, setScanning] = useState(false);
  const openVin = (scanning = false): void => {
    setScanning(scanning);
    runner.showErrors([], false);
    vinDialog.open();
  };
  const found = (identity: Identity): void => {
    identify(session, options, scope, identity);
    // The button that opened the dialog is gone, so the focus moves on to ownership.
    void vinDialog.close().then(() => body.current && focusField(body.current, `${scope}-${ownershipType.name}`));
  };

  const save = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    if (saving) return;
    if (vin === "" && offeredStyles.length > 1 && values[bodyStyle.name] === "") {
      runner.showErrors([{ field: bodyStyle, message: texts.bodyStyle }], true);
      return;
    }
    const before = shownIn(session, fields, scope);
    setSaving(true);
    const supported = await isSupported(session, options, scope, gone.current.signal).catch(() => true);
    if (gone.current.signal.aborted) return;
    setSaving(false);
    // Leaving now would lose an answer that was changed meanwhile, or the VIN that is being entered. The form stays for another press.
    if (shownIn(session, fields, scope) !== before || runner.dialog.peek() === "vin") return;
    if (!supported) return runner.raise("autoMakeModelUnsupported", undefined, unsupported(plModel, values[plModel.name]));
    const style = session.draft(bodyStyle, scope).peek();
    session.set(options.list, withItem(session.draft(options.list).peek(), vehicle, { ...values, [bodyStyle.name]: style }, options));
    leave();
  };
  const byVin = (
    <Button variant="line" full onClick={() => openVin()}>
      {text(texts.vin)}
    </Button>
  );
  return (
    <>
      <Form scope={scope} fields={fields} onSubmit={(values) => void save(values)}>
        <div ref={body}>
          <Stack fields>
            {vin === "" ? (
              <>
                {scan.isOffered ? (
                  <Pair short>
                    <Button variant="line" full busy={scan.busy} onClick={() => scan.load(() => openVin(true))}>
                      <ScanIcon />
                      {text(scanText)}
                    </Button>
                    {byVin}
                  </Pair>
                ) : (
                  byVin
                )}
                <YearMakeModel options={options} onStyles={setOfferedStyles} />
              </>
            ) : (
              <FoundVehicle options={options} scope={scope} onAnotherVin={() => openVin()} />
            )}
            <OwnershipChoice />
          </Stack>
        </div>
        <Actions>
          <Button type="submit" full busy={saving}>
            {text(fill(texts.save, nouns[options.type]))}
          </Button>
          {canCancel && (
            <Button variant="link" full onClick={leave}>
              {text(texts.cancel)}
            </Button>
          )}
        </Actions>
      </Form>
      {vinDialog.isOpen && (
        <VinDialog
          options={options}
          scope={`${scope}-vin`}
          editing={vehicle}
          scanner={isScanning && scan.parcel ? scan.parcel.VinScan : null}
          onType={() => setScanning(false)}
          onFound={found}
          onClose={() => void vinDialog.close()}
        />
      )}
    </>
  );
}
