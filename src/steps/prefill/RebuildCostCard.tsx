import { useEffect, useRef, useState } from "react";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { useRunner } from "../../form/runner";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { dollars } from "../../kernel/money";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Chip } from "../../ui/cards/Chip";
import { FigureCard } from "../../ui/cards/FigureCard";
import { Price } from "../../ui/quotes/Price";
import { costKey } from "./facts";
import type { RebuildCost } from "./fields";
import { rebuildCost } from "./fields";
import { refreshRebuildCost } from "./refresh";

const texts = phrases("prefill.cost", {
  title: "Cost to rebuild",
  estimate: "Estimate",
  estimateWhy: "Based on square footage and building quality. Public records don't list a cost.",
  returned: "From property data",
  returnedWhy: "Based on local building costs from our data provider.",
  recalculated: "Recalculated",
  recalculatedWhy: "Updated with your changes.",
  stale: "Out of date",
  staleWhy: "You changed something that affects this cost.",
  refresh: "Refresh rebuild cost",
  failed: "We can't get the rebuild cost right now. You can continue without it.",
});

/** The kind of figure, and the reason for it. */
function kindOf(cost: RebuildCost, isStale: boolean): { chip: Phrase; why: Phrase; tone: "plain" | "good" | "ask" } {
  if (isStale) return { chip: texts.stale, why: texts.staleWhy, tone: "ask" };
  if (cost.estimate) return { chip: texts.estimate, why: texts.estimateWhy, tone: "ask" };
  if (cost.recalculated) return { chip: texts.recalculated, why: texts.recalculatedWhy, tone: "good" };
  return { chip: texts.returned, why: texts.returnedWhy, tone: "plain" };
}

/** Renders again when any of the drafts changes. `fields` must be constant. */
function useDrafts(fields: readonly AnyField[]): void {
  const session = useSession();
  const [, setChanges] = useState(0);
  useEffect(() => {
    const stops = fields.map((field) => session.draft(field).subscribe(() => setChanges((count) => count + 1)));
    return () => stops.forEach((stop) => stop());
  }, [session, fields]);
}

/** The rebuild cost: the provider's or an estimate, marked when out of date, with a button to recalculate it. */
export function RebuildCostCard({ facts }: { facts: readonly AnyField[] }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const cost = useValue(session.draft(rebuildCost));
  useDrafts(facts);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const refresh = async (): Promise<void> => {
    if (state === "busy") return;
    const { signal } = (abort.current = new AbortController());
    setState("busy");
    const isDone = await refreshRebuildCost(session, runner, facts, signal).catch(() => false);
    if (!signal.aborted) setState(isDone ? "idle" : "failed");
  };
  const isStale = cost !== null && cost.of !== costKey(answersOf(session.drafted(facts)), facts, cost.estimate);
  // Without a square footage there is no cost to show or to recalculate.
  if (!cost || cost.amount === null) return null;
  const kind = kindOf(cost, isStale);
  return (
    <FigureCard
      title={text(texts.title)}
      figure={<Price amount={cost.amount} label={dollars(cost.amount)} whole />}
      chip={<Chip tone={kind.tone}>{text(kind.chip)}</Chip>}
      note={text(kind.why)}
      {...(state === "failed" && { trouble: text(texts.failed) })}
      action={
        <Button variant="link" busy={state === "busy"} onClick={() => void refresh()}>
          {text(texts.refresh)}
        </Button>
      }
    />
  );
}
