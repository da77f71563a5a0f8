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
  /** Why we ask, or what counts. */
  help?: SideWords;
  /** The button stays in sight at the bottom of small hosts; left out where a notice stands above it, which it would cover. */
  stick?: boolean;
  /** What the button says; "Continue" where it is left out. */
  submit?: Phrase;
  /** Wider than a column, for answers that stand side by side. */
  layout?: "grid";
  /** A quiet way on, below the button. */
  after?: ReactNode;
}

/** A step that is one form with one button: its heading, its questions, its help. */
export function StepForm({ children, fields, title, lede, help, submit = texts.submit, stick = true, layout, after }: StepFormProps) {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  return (
    <StepFrame {...(title && { title })} {...(lede && { lede })} {...(layout && { layout })} note={help}>
      <Form fields={fields}>
        {children}
        <Actions stick={stick}>
          <Button type="submit" full busy={busy}>
            {text(submit)}
          </Button>
        </Actions>
      </Form>
      {after}
    </StepFrame>
  );
}
