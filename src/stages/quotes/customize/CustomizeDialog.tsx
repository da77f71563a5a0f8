import { useEffect, useRef, useState } from "react";
import type { Quote } from "../../../api/contract/quote";
import type { InsuranceLine } from "../../../business/lines";
import { useRunner } from "../../../form/runner";
import { fill, phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { chosenCoverages, customizing } from "../../../session/fields/coverages";
import { useValue } from "../../../session/useValue";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Note } from "../../../ui/notices/Note";
import { Stack } from "../../../ui/layout/Stack";
import type { QuoteRun } from "../run/quoteRun";
import { CoverageChoice } from "./CoverageChoice";
import { editsBetween, heldValue, isByVehicle, isOffered, mayLeaveOut, nameOf, withChoice, type Editable, type Insured } from "./choices";
import { Estimate } from "./Estimate";
import { expectedOf, type Expected } from "./expected";
import { updateQuotes } from "./updateQuotes";

const texts = phrases("customize", {
  title: "Customize your coverage",
  car: "Car {number} of {count}",
  cars: { one: "Your car", other: "All your cars" },
  limits: "Limits",
  next: "Next vehicle",
  nextLimits: "Next: limits",
  first: { one: "Back to your car", other: "Back to the first vehicle" },
  goesAlong: "This also removes collision. Only for cars that are paid off.",
  update: "Update my quote",
  close: "Close",
  failed: "We couldn't update your quote. Your choices are still here: try again.",
});

interface CustomizeDialogProps {
  line: InsuranceLine;
  editable: readonly Editable[];
  cars: readonly Insured[];
  /** The quote to estimate for; null while there is none. */
  quote: Quote | null;
  run: QuoteRun;
  /** Receives the estimate when prices are requested, and null once that has failed. */
  onExpect: (expected: Expected | null) => void;
  /** Called when new prices are requested and the dialog is closed. */
  onUpdate: () => void;
  onClose: () => Promise<void>;
}

/** Deductibles and limits, per car if there are any, with an estimate of the new price. */
export function CustomizeDialog({ line, editable, cars, quote, run, onExpect, onUpdate, onClose }: CustomizeDialogProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const committed = useValue(session.answers).get(chosenCoverages);
  const draft = session.draft(customizing);
  const choices = useValue(draft) ?? committed;
  const [page, setPage] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const abort = (gone.current = new AbortController());
    return () => abort.abort();
  }, []);

  const ofCars = editable.filter((coverage) => isByVehicle(coverage, line));
  const ofAll = editable.filter((coverage) => !isByVehicle(coverage, line));
  const pages: readonly (Insured | null)[] = [...(ofCars.length > 0 ? cars : []), ...(ofAll.length > 0 ? [null] : [])];
  const at = Math.min(page, pages.length - 1);
  const car = pages[at] ?? undefined;
  const following = pages[at + 1];
  const collision = ofCars.at(-1);
  const edits = editsBetween(editable, line, cars, committed, choices);
  const expected = quote && edits.length > 0 ? expectedOf(quote, session.line.peek()?.weights ?? {}, edits.map(({ change }) => change)) : null;
  const wrong = ofAll.find((coverage) => !isOffered(coverage, choices.all[coverage.apiKey] ?? coverage.defaultValue));

  const turn = (to: number): void => {
    setPage(to);
    // The next content is read from its beginning.
    body.current?.closest("dialog")?.querySelector("h2")?.focus();
  };
  const close = (): Promise<void> => {
    draft.value = null;
    return onClose();
  };
  const update = (): void => {
    if (wrong) {
      setPage(pages.length - 1);
      body.current?.querySelector<HTMLElement>(`#type-${wrong.id}`)?.focus();
      return;
    }
    setBusy(true);
    setFailed(false);
    onExpect(expected);
    void updateQuotes(session, runner, { choices, edits, run }, gone.current.signal)
      .catch(() => false)
      .then((isSent) => {
        // Changes made while sending stay in the dialog for the next update.
        if (isSent && (draft.peek() ?? choices) === choices) return close().then(onUpdate);
        setBusy(false);
        if (isSent) return;
        onExpect(null);
        setFailed(true);
      });
  };

  const heading = car ? nameOf(car) : text(cars.length > 0 ? texts.limits : texts.title);
  const above = (): string | undefined => {
    if (car) return text(fill(texts.car, { number: at + 1, count: cars.length }));
    return cars.length > 0 ? text(fill(texts.cars, { count: cars.length })) : undefined;
  };
  return (
    <Dialog
      id="customize"
      title={heading}
      eyebrow={above()}
      closeLabel={text(texts.close)}
      onClose={() => void close()}
      foot={
        <>
          <Button full busy={isBusy} onClick={edits.length > 0 || wrong ? update : () => void close()}>
            {text(edits.length > 0 || wrong ? texts.update : texts.close)}
          </Button>
          {pages.length > 1 && (
            <Button variant="link" full onClick={() => turn(following === undefined ? 0 : at + 1)}>
              {text(following === undefined ? fill(texts.first, { count: cars.length }) : following === null ? texts.nextLimits : texts.next)}
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Stack>
          {hasFailed && (
            <Note tone="care" live>
              {text(texts.failed)}
            </Note>
          )}
          {expected && <Estimate {...expected} />}
        </Stack>
        {(car ? ofCars : ofAll).map((coverage) => {
          const held = heldValue(coverage, choices, car);
          const typed = choices.all[coverage.apiKey] ?? coverage.defaultValue;
          // Collision can be left out alone; leaving out comprehensive also leaves out collision.
          const isAlong = coverage === collision && ofCars[0] !== collision && car && heldValue(ofCars[0]!, choices, car) === "OPT_OUT";
          if (isAlong) return null;
          return (
            <CoverageChoice
              key={`${car?.key ?? ""} ${coverage.id}`}
              coverage={coverage}
              held={held}
              typed={typed}
              isWrong={coverage === wrong}
              leaveOut={car && mayLeaveOut(coverage, car) ? { ...(coverage !== collision && { help: text(texts.goesAlong) }) } : null}
              onChange={(value) => (draft.value = withChoice(choices, coverage, value, car, collision))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
