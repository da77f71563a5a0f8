import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { useRunner } from "../../../form/runner";
import { useDialog } from "../../../form/useDialog";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { isChosen, vehicles } from "../../../steps/vehicles/fields";
import { Button } from "../../../ui/buttons/Button";
import { Card } from "../../../ui/cards/Card";
import { TuneIcon } from "../../../ui/icons/TuneIcon";
import { Heading } from "../../../ui/layout/Heading";
import { Stack } from "../../../ui/layout/Stack";
import { cardTitle, help } from "../../../ui/styles/text";
import type { QuoteRun } from "../run/quoteRun";
import { editableOf } from "./choices";
import { CustomizeDialog } from "./CustomizeDialog";
import { Estimate } from "./Estimate";
import type { Expected } from "./expected";

const texts = phrases("customize.card", {
  title: "Customize your coverage",
  hint: "See how a higher deductible or limit changes your price.",
  open: "Customize",
  lifeHint: "Choose another amount or number of years. We'll get new prices.",
  life: "Change coverage",
});

interface CustomizeProps {
  definitions: readonly Coverage[];
  /** The opened quote, or the cheapest. */
  quote: Quote | null;
  run: QuoteRun;
  /** The estimate for the update that is under way. */
  expected: Expected | null;
  onExpect: (expected: Expected | null) => void;
  /** Called when new prices are requested. */
  onUpdate: () => void;
}

/** Opens the dialog for deductibles and limits, and shows estimates until companies have answered. */
export function Customize({ definitions, quote, run, expected, onExpect, onUpdate }: CustomizeProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const line = useValue(session.line)?.wire;
  const listed = useValue(session.answers).get(vehicles);
  const dialog = useDialog("customize");
  const editable = line ? editableOf(definitions, line) : [];
  // Life has too many amounts for a dialog's stepper: the step that asked for the amount changes it and leads back here.
  const isLife = line === "LIFE";
  if (!line || (editable.length === 0 && !isLife)) return null;
  return (
    <Card as="section">
      <Stack>
        <div>
          <Heading rank={2} className={cardTitle}>
            {text(texts.title)}
          </Heading>
          <p className={help}>{text(isLife ? texts.lifeHint : texts.hint)}</p>
        </div>
        {expected && !dialog.isOpen && <Estimate {...expected} />}
        <Button variant="line" full onClick={isLife ? () => runner.show("life/coverage") : dialog.open}>
          <TuneIcon />
          {text(isLife ? texts.life : texts.open)}
        </Button>
      </Stack>
      {dialog.isOpen && (
        <CustomizeDialog
          line={line}
          editable={editable}
          cars={line === "PERSONAL_AUTO" ? listed.filter(isChosen) : []}
          quote={quote}
          run={run}
          onExpect={onExpect}
          onUpdate={onUpdate}
          onClose={dialog.close}
        />
      )}
    </Card>
  );
}
