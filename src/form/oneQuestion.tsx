import type { ComponentType } from "react";
import type { AnyField } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import type { CardQuestion } from "./QuestionCards";
import { QuestionCards } from "./QuestionCards";
import type { SideWords } from "./StepFrame";
import { StepForm } from "./StepForm";

interface OneQuestion<Value extends string> extends CardQuestion<Value> {
  readonly lede: Phrase;
  /** The reason for the question, or an explanation. */
  readonly help: SideWords;
}

interface Asked {
  readonly screen: ComponentType;
  readonly fields: readonly AnyField[];
}

/** Creates the screen and field of a step with a single question. Its title is the question; the answers are cards. */
export function oneQuestion<Value extends string>({ lede, help, ...question }: OneQuestion<Value>): Asked {
  const fields = [question.field];
  return {
    fields,
    screen: function QuestionScreen() {
      return (
        <StepForm fields={fields} lede={lede} help={help}>
          <QuestionCards question={question} hideLabel />
        </StepForm>
      );
    },
  };
}
