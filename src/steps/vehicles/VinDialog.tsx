import { useEffect, useMemo, useRef, useState, type ComponentType } from "react";
import { decodeVin } from "../../api/contract/vehicles";
import { vin as vinLimit } from "../../business/limits";
import { field } from "../../flow/field";
import { fieldId, Form } from "../../form/Form";
import { scannedIn } from "../../form/scanned";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { useSession, useText } from "../../session/context";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { unsupported } from "./cases";
import type { VehicleAnswer } from "./fields";
import type { Identity } from "./itemDrafts";
import { modelYear, plainVin, vinForm } from "./itemRules";
import { nouns } from "./itemTexts";
import type { VehicleStepOptions } from "./options";
import { VinField } from "./VinField";

const texts = phrases("vehicle.vin", {
  title: "Enter your VIN",
  car: "{length} letters and numbers. Find it on your insurance card, registration, or driver's-side dashboard.",
  motorcycle: "{length} letters and numbers. Find it on your insurance card, registration, or steering neck.",
  submit: "Find my {one}",
  close: "Close",
  failed: "We can't look it up right now. Try again, or close this and enter the year and make.",
});
const notFound = phrases("error.vehicle", { vinNotFound: "We couldn't find that VIN" }).vinNotFound;

interface VinDialogProps {
  options: VehicleStepOptions;
  scope: string;
  /** The vehicle being edited, whose own VIN may be entered again; null for a new one. */
  editing: VehicleAnswer | null;
  /** Reads the VIN from its barcode; null to type it. */
  scanner: ComponentType<{ onRead: (vin: string) => void; onType: () => void; onClose: () => void }> | null;
  onType: () => void;
  onFound: (identity: Identity) => void;
  onClose: () => void;
}

/** Asks for a VIN, checks its form here, and has the service decode it. */
export function VinDialog({ options, scope, editing, scanner: Scanner, onType, onFound, onClose }: VinDialogProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const gone = useRef(new AbortController());
  const vin = useMemo(() => {
    const taken = (): string[] => session.draft(options.list).peek().filter(({ key }) => key !== editing?.key).map((other) => other.vin);
    return field("typedVin", z.string(), { label: "VIN", initial: "", personal: true, rule: vinForm(taken) });
  }, [session, options, editing]);
  const fields = useMemo(() => [vin], [vin]);

  useEffect(() => {
    const abort = (gone.current = new AbortController());
    return () => abort.abort();
  }, []);

  useEffect(() => {
    if (!Scanner) input.current?.focus({ preventScroll: true });
  }, [Scanner]);

  /** The message belongs to the VIN that was looked up: one typed meanwhile isn't marked with it. */
  const refuse = (message: Phrase, judged: string): void => {
    const value = session.draft(vin, scope).peek();
    if (plainVin(value) === judged) runner.showErrors([{ field: vin, message, by: { source: "service", value } }], true);
  };
  const close = (): void => {
    runner.showErrors([], false);
    onClose();
  };
  const decode = async (typed: string): Promise<void> => {
    const { signal } = gone.current;
    const application = session.application.peek();
    const { state, ...context } = session.ruleContext();
    const decoded = await session.api.call(decodeVin, {
      params: { vin: typed },
      query: { ...(application && { applicationId: application.id }), ...(state !== null && { state }), vehicleType: options.type },
      signal,
    });
    if (signal.aborted) return;
    const shown = session.draft(vin, scope).peek();
    // A VIN that is corrected meanwhile isn't the one that was found: taking that would send the typo, of which only the end is shown.
    if (decoded.ok && plainVin(shown) !== typed) return;
    if (!decoded.ok) {
      if (decoded.error.code === "VIN_NOT_FOUND") refuse(notFound, typed);
      else setFailed(true);
      return;
    }
    const { supported, checkDigitValid, bodyStyle, plYear, ...identity } = decoded.value;
    const wrongYear = modelYear(options)(String(plYear), { ...context, state });
    if (wrongYear) return refuse(wrongYear, typed);
    if (!supported) return runner.raise("autoMakeModelUnsupported", undefined, unsupported(vin, shown));
    session.clearDrafts(scope);
    onFound({ ...identity, plYear: String(plYear), bodyStyle: bodyStyle ?? "", checkDigitFails: !checkDigitValid });
  };
  const submit = (values: Readonly<Record<string, unknown>>): void => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    decode(plainVin(String(values[vin.name])))
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  const take = (read: string): void => {
    session.draft(vin, scope).value = read;
    onType();
    const wrong = vin.rule?.(read, session.ruleContext()) ?? null;
    if (wrong) return runner.showErrors([{ field: vin, message: wrong }], true);
    const scanned = scannedIn(session);
    scanned.value = { ...scanned.peek(), [fieldId(vin.name, scope)]: read };
    submit({ [vin.name]: read });
  };
  if (Scanner) return <Scanner onRead={take} onType={onType} onClose={close} />;
  return (
    <Dialog id="vin" title={text(texts.title)} closeLabel={text(texts.close)} onClose={close}>
      <Form scope={scope} fields={fields} onSubmit={submit}>
        <Stack>
          <VinField field={vin} help={text(fill(texts[options.type], vinLimit))} ref={input} />
          {failed && (
            <Note tone="care" live>
              {text(texts.failed)}
            </Note>
          )}
        </Stack>
        <Actions stick={false}>
          <Button type="submit" full busy={busy}>
            {text(fill(texts.submit, nouns[options.type]))}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
