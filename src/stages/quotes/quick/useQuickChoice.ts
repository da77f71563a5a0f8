import { useEffect, useRef, useState } from "react";
import type { Coverage } from "../../../api/contract/coverage";
import { lowestPrices } from "../../../business/badges";
import { byMonthlyPremium, monthlyPremium } from "../../../business/quoteOrder";
import { useRunner } from "../../../form/runner";
import { dollars, shorthand } from "../../../kernel/money";
import { worded, type Phrase } from "../../../kernel/phrase";
import { useSession } from "../../../session/context";
import { chosenCoverages, customizing, type CoverageChoices } from "../../../session/fields/coverages";
import type { QuickChoice } from "../../../session/lineIn";
import { useValue } from "../../../session/useValue";
import { isChosen, vehicles } from "../../../steps/vehicles/fields";
import { editableOf, editsBetween, heldValue, isByVehicle, isOffered, withChoice } from "../customize/choices";
import { expectedOf, type Expected } from "../customize/expected";
import { updateQuotes } from "../customize/updateQuotes";
import type { QuoteRun } from "../run/quoteRun";
import { quickEffect, quickValues, type QuickEffect } from "./quickEffect";

interface Option {
  readonly value: string;
  readonly said: Phrase;
  /** Null while it isn't known yet, undefined where it never is or nothing would change. */
  readonly effect: QuickEffect | null | undefined;
}

/** The choice above the quotes. */
export interface Quick {
  readonly kind: QuickChoice["kind"];
  /** The ids of its coverages. */
  readonly coverages: readonly string[];
  readonly options: readonly Option[];
  /** The value that the prices are for; empty if there are several. */
  readonly held: string;
  /** The value that is weighed; null while none is. */
  readonly weighed: string | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  weigh(value: string | null): void;
  /** Asks all companies again. */
  apply(): void;
}

interface Setting {
  readonly definitions: readonly Coverage[];
  readonly run: QuoteRun;
  readonly onExpect: (expected: Expected | null) => void;
  /** Called when new prices are requested. */
  readonly onUpdate: () => void;
}

/** Returns the line's quick choice; null where there is none. */
export function useQuickChoice({ definitions, run, onExpect, onUpdate }: Setting): Quick | null {
  const session = useSession();
  const runner = useRunner();
  const line = useValue(session.line);
  const answers = useValue(session.answers);
  const quotes = useValue(session.quotes.quotes);
  const complete = useValue(session.quotes.complete);
  const [weighed, setWeighed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const abort = (gone.current = new AbortController());
    return () => abort.abort();
  }, []);
  const quick = line?.quick;
  if (!line || !quick) return null;

  const state = { weighed, isBusy, hasFailed, kind: quick.kind };
  const weigh = (value: string | null): void => {
    setFailed(false);
    setWeighed(value);
  };
  if (quick.kind === "answer") {
    const { answer, values } = quick;
    const held = String(answers.get(answer));
    const said = (value: string): Phrase => worded(`${value} years`);
    return {
      ...state,
      held,
      coverages: [],
      options: quickValues(values.map(String), held).map((value) => ({ value, said: said(value), effect: undefined })),
      weigh: (value) => weigh(value === held ? null : value),
      apply() {
        if (weighed === null) return;
        session.quotes.status.value = "Requested";
        session.commit({ [answer.name]: Number(weighed) });
        session.quotes.edits.value = [{ id: answer.name, label: "Term", to: `${weighed} years` }];
        weigh(null);
        run.begin();
        onUpdate();
      },
    };
  }

  const { wire, weights = {} } = line;
  const cars = wire === "PERSONAL_AUTO" ? answers.get(vehicles).filter(isChosen) : [];
  const editable = editableOf(definitions, wire);
  const coverages = editable.filter(({ id }) => quick.coverages.includes(id));
  // Until the definitions arrive, the line's values keep the room.
  if (definitions.length > 0 && coverages.length === 0) return null;
  const priced = answers.get(chosenCoverages);
  const ownersOf = (coverage: (typeof coverages)[number]) => (isByVehicle(coverage, wire) ? cars : [undefined]);
  const all = coverages.flatMap((coverage) => ownersOf(coverage).map((car) => heldValue(coverage, priced, car)));
  const held = new Set(all).size === 1 ? all[0]! : "";
  const chosenWith = (value: string, from: CoverageChoices): CoverageChoices =>
    coverages.reduce((choices, coverage) => ownersOf(coverage).reduce((before, car) => withChoice(before, coverage, value, car), choices), from);
  const editsFor = (choices: CoverageChoices) => editsBetween({ editable, line: wire, cars }, priced, choices);
  const changesFor = (value: string) => editsFor(chosenWith(value, priced)).map(({ change }) => change);
  const lowest = [...quotes].sort(byMonthlyPremium).slice(0, lowestPrices);
  const effectOf = (value: string): QuickEffect | null | undefined => {
    if (value === held || quick.coverages.every((id) => !weights[id])) return undefined;
    return complete && definitions.length > 0 ? (quickEffect(lowest.map(monthlyPremium), weights, changesFor(value)) ?? undefined) : null;
  };
  const said = (value: string): Phrase => worded(quick.kind === "limit" ? shorthand(Number(value)) : dollars(Number(value)));
  return {
    ...state,
    held,
    coverages: quick.coverages,
    options: quickValues(quick.values, held)
      .filter((value) => coverages.every((coverage) => isOffered(coverage, value)))
      .map((value) => ({ value, said: said(value), effect: effectOf(value) })),
    weigh: (value) => weigh(value === held ? null : value),
    apply() {
      if (weighed === null) return;
      const choices = chosenWith(weighed, priced);
      const edits = editsFor(choices);
      const [cheapest] = lowest;
      setBusy(true);
      setFailed(false);
      session.draft(customizing).value = null;
      onExpect(cheapest ? expectedOf(cheapest, weights, edits.map(({ change }) => change)) : null);
      void updateQuotes(session, runner, { choices, edits, editable, run }, gone.current.signal)
        .catch(() => false)
        .then((isSent) => {
          setBusy(false);
          if (isSent) {
            setWeighed(null);
            onUpdate();
            return;
          }
          onExpect(null);
          setFailed(true);
        });
    },
  };
}
