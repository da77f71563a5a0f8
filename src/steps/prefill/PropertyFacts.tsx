import { useEffect, useRef, useState } from "react";
import type { AnyField } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { fieldId } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Facts } from "../../ui/Facts";
import { focusField } from "../../ui/focusField";
import { changeId, KnownFact } from "./KnownFact";
import { isAsked, isMissing } from "./facts";
import { origins, roofUpdated } from "./fields";
import { OpenFact } from "./OpenFact";

/**
 * Every fact in its place: known ones as they read, with where they are from; what nobody knows, or somebody changes, as its
 * control.
 */
export function PropertyFacts({ facts }: { facts: readonly AnyField[] }) {
  const session = useSession();
  const runner = useRunner();
  const errors = useValue(runner.errors);
  const known = useValue(session.draft(origins));
  // Whether the time of a new roof is asked hangs on it.
  useValue(session.draft(roofUpdated));
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(facts.filter((fact) => isMissing(session.draft(fact).peek())).map(({ name }) => name)),
  );
  /** What takes the focus once it is there: a control, or what a fact is changed by. */
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (wanted !== null && list.current && focusField(list.current, wanted)) setWanted(null);
  }, [wanted]);

  // A fact that is being mended stays open when its message goes.
  useEffect(() => {
    const wrong = errors.map(({ field }) => field.name);
    setOpen((before) => (wrong.every((name) => before.has(name)) ? before : new Set([...before, ...wrong])));
  }, [errors]);

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
  return (
    <div ref={list}>
      <Facts>
        {facts
          .filter((fact) => isAsked(fact, drafted))
          .map((fact) => {
            const { name } = fact;
            const isOpen = open.has(name) || errors.some(({ field }) => field.name === name);
            if (isOpen) return <OpenFact key={name} fact={fact} onSaid={() => say(name)} onDone={() => close(fact)} />;
            return (
              <KnownFact
                key={name}
                fact={fact}
                origin={known[name] ?? "CUSTOMER"}
                onChange={() => change(name)}
                onConfirm={() => say(name)}
              />
            );
          })}
      </Facts>
    </div>
  );
}
