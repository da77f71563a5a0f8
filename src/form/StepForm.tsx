import type { ReactNode } from "react";
import type { AnyField } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import { phrases } from "../kernel/phrase";
import { useText } from "../session/context";
import { useValue } from "../session/useValue";
import { Actions } from "../ui/layout/Actions";
import { Button } from "../ui/buttons/Button";
import { Form } from "./Form";
import { useRunner } from "./runner";
import type { SideWords } from "./StepFrame";
import { StepFrame } from "./StepFrame";

const texts = phrases("stepForm", { submit: "Continue" });

interface StepFormProps {
  children: ReactNode;
  fields: readonly AnyField[];
  title?: Phrase;
  lede?: Phrase;
  /** The reason for the question, or an explanation. */
  help?: SideWords;
  /** A card that the step is about: beside the column if there is room, otherwise above the questions. */
  card?: ReactNode;
  /** A drawing above the help, if there is room beside the column. */
  art?: ReactNode;
  /** Label of the button; by default "Continue". */
  submit?: Phrase;
  /** Wider than a column, for answers side by side. */
  layout?: "grid";
  /** A quiet alternative below the button. */
  after?: ReactNode;
}

/** A step with one form and one button: its heading, its questions, its help. */
export function StepForm({ children, fields, title, lede, help, card, art, submit = texts.submit, layout, after }: StepFormProps) {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  return (
    <StepFrame {...(title && { title })} {...(lede && { lede })} {...(layout && { layout })} note={help} card={card} art={art}>
      <Form fields={fields}>
        {children}
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(submit)}
          </Button>
        </Actions>
      </Form>
      {after}
    </StepFrame>
  );
}
