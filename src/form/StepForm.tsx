import type { ReactNode } from "react";
import type { AnyField } from "../flow/field";
import type { Phrase } from "../kernel/phrase";
import { phrases } from "../kernel/phrase";
import { useText } from "../session/context";
import { useValue } from "../session/useValue";
import { Actions } from "../ui/Actions";
import { Button } from "../ui/Button";
import { SideNote } from "../ui/SideNote";
import { Form } from "./Form";
import { useRunner } from "./runner";
import { StepFrame } from "./StepFrame";

const texts = phrases("stepForm", { submit: "Continue" });

interface StepFormProps {
  children: ReactNode;
  fields: readonly AnyField[];
  title?: Phrase;
  lede?: Phrase;
  /** Beside the column, where there is room. */
  help?: { readonly title?: Phrase; readonly text: Phrase };
  /** What the button says; "Continue" where it is left out. */
  submit?: Phrase;
  /** Wider than a column, for answers that stand side by side. */
  layout?: "grid";
}

/** A step that is one form with one button: its heading, its questions, its help. */
export function StepForm({ children, fields, title, lede, help, submit = texts.submit, layout }: StepFormProps) {
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const rail = help && <SideNote title={help.title && text(help.title)}>{text(help.text)}</SideNote>;
  return (
    <StepFrame {...(title && { title })} {...(lede && { lede })} {...(rail && { rail })} {...(layout && { layout })}>
      <Form fields={fields}>
        {children}
        <Actions>
          <Button type="submit" full busy={busy}>
            {text(submit)}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
