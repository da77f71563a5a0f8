import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { useRunner } from "../../../form/runner";
import { useDialog } from "../../../form/useDialog";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { isChosen, vehicles } from "../../../steps/vehicles/fields";
import { QuickMore } from "../../../ui/quotes/QuickMore";
import type { QuoteRun } from "../run/quoteRun";
import { editableOf } from "./choices";
import { CustomizeDialog } from "./CustomizeDialog";
import type { Expected } from "./expected";

const texts = phrases("customize.card", {
  open: "Customize",
  life: "Customize",
});

interface CustomizeProps {
  definitions: readonly Coverage[];
  /** The opened quote, or the cheapest. */
  quote: Quote | null;
  run: QuoteRun;
  onExpect: (expected: Expected | null) => void;
  /** Called when new prices are requested. */
  onUpdate: () => void;
}

/** Opens the dialog for deductibles and limits, or the step that asked for them. */
export function Customize({ definitions, quote, run, onExpect, onUpdate }: CustomizeProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const { wire: line, quick } = useValue(session.line) ?? {};
  const listed = useValue(session.answers).get(vehicles);
  const dialog = useDialog("customize");
  const editable = line ? editableOf(definitions, line) : [];
  // Life has too many amounts for a dialog's stepper: the step that asked for the amount changes it and leads back here.
  const isLife = line === "LIFE";
  // Until the line's coverages are known, the button only keeps its place; a line without a quick choice has nothing to customize.
  const isAwaited = definitions.length === 0 && quick !== undefined && !isLife;
  if (!line || (editable.length === 0 && !isLife && !isAwaited)) return null;
  return (
    <>
      <QuickMore awaited={isAwaited} onPress={isLife ? () => runner.show("life/coverage") : dialog.open}>{text(isLife ? texts.life : texts.open)}</QuickMore>
      {dialog.isOpen && (
        <CustomizeDialog
          offer={{ line, editable, cars: line === "PERSONAL_AUTO" ? listed.filter(isChosen) : [] }}
          quote={quote}
          run={run}
          onExpect={onExpect}
          onUpdate={onUpdate}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
