import type { ComponentType } from "react";
import type { Field } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import { useText } from "../session/context";
import { OptionCards } from "../ui/choices/OptionCards";
import { useField } from "./useField";

/** A question whose answers are cards, as data. */
export interface CardQuestion<Value extends string> {
  /** A field with a list accepts several answers. */
  readonly field: Field<Value | ""> | Field<readonly Value[]>;
  /** In display order. */
  readonly answers: readonly Value[];
  readonly labels: Readonly<Record<Value, Phrase>>;
  readonly hints?: Readonly<Partial<Record<Value, Phrase>>>;
  readonly icons?: Readonly<Partial<Record<Value, ComponentType>>>;
}

interface QuestionCardsProps<Value extends string> {
  question: CardQuestion<Value>;
  /** Hides the label of a question that the heading above already asks. */
  hideLabel?: boolean;
}

/** The cards of a question, bound to its field. */
export function QuestionCards<Value extends string>({ question: { field, answers, labels, hints, icons }, hideLabel }: QuestionCardsProps<Value>) {
  const text = useText();
  const { value, ...bound } = useField<Value | "" | readonly Value[]>(field);
  const options = answers.map((answer) => {
    const hint = hints?.[answer];
    const Icon: ComponentType | undefined = icons?.[answer];
    return { value: answer, label: text(labels[answer]), ...(hint && { hint: text(hint) }), ...(Icon && { icon: <Icon /> }) };
  });
  const shared = { ...bound, hideLabel, options };
  return typeof value === "string" ? <OptionCards<Value> {...shared} value={value} /> : <OptionCards<Value> {...shared} many value={value} />;
}
