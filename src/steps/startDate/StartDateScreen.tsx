import { useRef, useState } from "react";
import { startDate as limits } from "../../business/limits";
import type { Field } from "../../flow/field";
import { formatTypedMonth } from "../../flow/rules/dateFormat";
import { dayFromWritten } from "../../flow/rules/writtenDate";
import { StepForm } from "../../form/StepForm";
import { TypedDate } from "../../form/TypedDate";
import { useTextField } from "../../form/useField";
import { addDays, calendarDay, formatDate, parseDate } from "../../kernel/dates";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Calendar } from "../../ui/fields/Calendar";
import { CalendarIcon } from "../../ui/icons/CalendarIcon";
import { Stack } from "../../ui/layout/Stack";
import type { StartDateOptions } from "./fields";

const texts = phrases("startDate", {
  lede: "Choose any day starting tomorrow. If you have a policy now, use the day it ends so you don't have a gap or pay twice.",
  help: "MM/DD/YYYY, up to {last}",
  pick: "Choose from a calendar",
  close: "Close the calendar",
  previous: "Previous month",
  next: "Next month",
  whyTitle: "Not sure yet?",
  optional: "(optional)",
  resideTime: "MM/DD/YYYY. Leave blank if you haven't moved in yet.",
  why: "Your best guess is fine. You can change it before you buy.",
});

function StartDateField({ startDate }: { startDate: Field<string> }) {
  const session = useSession();
  const text = useText();
  const typed = useTextField(startDate);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const today = calendarDay(session.now());
  const last = addDays(today, limits.window);
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Stack>
      <TypedDate field={startDate} help={text(fill(texts.help, { last: formatDate(last) }))} />
      <div>
        <Button variant="line" small expanded={open} ref={toggle} onClick={() => setOpen(!open)}>
          <CalendarIcon />
          {text(open ? texts.close : texts.pick)}
        </Button>
      </div>
      {open && (
        <Calendar
          id="calendar"
          language={session.speech.peek().language}
          value={parseDate(typed.value)}
          min={addDays(today, 1)}
          max={last}
          previousLabel={text(texts.previous)}
          nextLabel={text(texts.next)}
          onClose={close}
          onPick={(date) => {
            typed.onInput(formatDate(date));
            close();
          }}
        />
      )}
    </Stack>
  );
}

function ResideTimeField({ resideTime }: { resideTime: Field<string> }) {
  const text = useText();
  return <TypedDate field={resideTime} format={formatTypedMonth} read={dayFromWritten} mark={text(texts.optional)} help={text(texts.resideTime)} />;
}

export function StartDateScreen({ options: { startDate, resideTime } }: { options: StartDateOptions }) {
  return (
    <StepForm fields={resideTime ? [startDate, resideTime] : [startDate]} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
      <Stack fields>
        <StartDateField startDate={startDate} />
        {resideTime && <ResideTimeField resideTime={resideTime} />}
      </Stack>
    </StepForm>
  );
}
