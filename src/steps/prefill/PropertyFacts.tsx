import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { fieldId } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Card } from "../../ui/cards/Card";
import { Disclosure } from "../../ui/layout/Disclosure";
import { Facts } from "../../ui/cards/Facts";
import { focusField } from "../../ui/behavior/focusField";
import { Pair } from "../../ui/layout/Pair";
import { Stack } from "../../ui/layout/Stack";
import { changeId, KnownFact } from "./KnownFact";
import { FactControl } from "./FactControl";
import { isAsked, isMissing } from "./facts";
import { origins, roofUpdated } from "./fields";
import { OpenFact } from "./OpenFact";

const texts = phrases("prefill.known", { title: "What we know", count: { one: "{count} fact", other: "{count} facts" }, gaps: "Home details" });

interface PropertyFactsProps {
  facts: readonly AnyField[];
  /** True if the property is on record. Otherwise the visitor's own answers would be all that "we know". */
  isFound: boolean;
}

/**
 * Asks for unknown facts, offers assumed ones for confirmation, and folds known ones away, each with "Change". A fact stays in its
 * group while the screen is shown, so that an answer moves nothing on the page.
 */
export function PropertyFacts({ facts, isFound }: PropertyFactsProps) {
  const session = useSession();
  const text = useText();
  const runner = useRunner();
  const errors = useValue(runner.errors);
  const known = useValue(session.draft(origins));
  // Renders again when `roofUpdated` changes, because it decides if the time since the update is asked.
  useValue(session.draft(roofUpdated));
  const list = useRef<HTMLDivElement>(null);
  const [part] = useState(() => {
    const partOf = (fact: AnyField): "gap" | "guess" | "known" => {
      const origin = known[fact.name];
      const isOwn = origin === "CUSTOMER" && !isFound;
      if (origin === undefined || isOwn || isMissing(session.draft(fact).peek())) return "gap";
      return origin === "ASSUMED" ? "guess" : "known";
    };
    return new Map(facts.map((fact) => [fact.name, partOf(fact)]));
  });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isUnfolded, setUnfolded] = useState(false);
  /** The id of the control or "Change" button to focus after the next render. */
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (wanted !== null && list.current && focusField(list.current, wanted)) setWanted(null);
  }, [wanted]);

  // Opens a fact that has a mistake; it stays open after its message is gone.
  const openMistakes = useEffectEvent((): void => {
    const closed = errors.map(({ field }) => field.name).filter((name) => !open.has(name));
    // Each key in a wrong field judges it again, and React refuses the fiftieth update that follows another without a pause.
    if (closed.length > 0) setOpen(new Set([...open, ...closed]));
  });
  useEffect(() => openMistakes(), [errors]);

  const say = (name: string): void => session.set(origins, { ...session.draft(origins).peek(), [name]: "CUSTOMER" });
  const change = (name: string): void => {
    setOpen(new Set([...open, name]));
    setWanted(fieldId(name));
  };
  const close = (fact: AnyField): void => {
    const { name } = fact;
    const message = fact.rule?.(session.draft(fact).peek(), session.ruleContext(session.drafted(facts)));
    const others = errors.filter(({ field }) => field.name !== name);
    runner.showErrors(message ? [...others, { field: fact, message }] : others, false);
    if (message) return;
    say(name);
    setOpen(new Set([...open].filter((other) => other !== name)));
    setWanted(changeId(name));
  };
  const drafted = answersOf(session.drafted(facts));
  const asked = facts.filter((fact) => isAsked(fact, drafted));
  const inPart = (wanted: "gap" | "guess" | "known") => asked.filter(({ name }) => part.get(name) === wanted);
  const isOpen = (name: string): boolean => open.has(name) || errors.some(({ field }) => field.name === name);
  const rowOf = (fact: AnyField) => {
    const { name } = fact;
    if (isOpen(name)) return <OpenFact key={name} fact={fact} onSaid={() => say(name)} onDone={() => close(fact)} />;
    return <KnownFact key={name} fact={fact} origin={known[name] ?? "CUSTOMER"} onChange={() => change(name)} onConfirm={() => say(name)} />;
  };
  const [gaps, guesses, folded] = [inPart("gap"), inPart("guess"), inPart("known")];
  return (
    <div ref={list}>
      <Stack>
        {gaps.length > 0 && (
          <div role="group" aria-label={text(texts.gaps)}>
            <Card flat>
              <Pair short>
                {gaps.map((fact) => (
                  <FactControl key={fact.name} fact={fact} onSaid={() => say(fact.name)} />
                ))}
              </Pair>
            </Card>
          </div>
        )}
        {guesses.length > 0 && <Facts>{guesses.map(rowOf)}</Facts>}
        {folded.length > 0 && (
          <Disclosure
            title={text(texts.title)}
            count={text(fill(texts.count, { count: folded.length }))}
            open={isUnfolded || folded.some(({ name }) => isOpen(name))}
            onToggle={setUnfolded}
          >
            <Facts plain>{folded.map(rowOf)}</Facts>
          </Disclosure>
        )}
      </Stack>
    </div>
  );
}
