import { useRef, useState } from "react";
import { useFormScope } from "../../form/Form";
import { useRunner } from "../../form/runner";
import { calendarDay } from "../../kernel/dates";
import { fill, phrases } from "../../kernel/phrase";
import { readLicense, type License } from "../../scan/readLicense";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { fillFields } from "./fillFields";
import { ScanDialog } from "./ScanDialog";

const texts = phrases("scan.license", {
  title: "Scan the back of your license",
  aim: "Fit the barcode in the frame",
  wrong: "That isn't a license's barcode. Paste all of its text, or a picture of it.",
  filled: "From your license: {labels}. Check each one.",
  nothing: "Your license has nothing that we ask here.",
  dropped: "We kept only that. Your license number and the rest never left your device.",
  kept: "We kept what you typed for: {labels}.",
  replace: "Use my license instead",
  expired: "This license expired on {date}. You can still get quotes.",
  cut: "Your license has no room for your whole name. Please complete it.",
});

interface LicenseScanProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet that reads a license, and afterwards what the form took from it. */
export function LicenseScan({ isOpen, onClose }: LicenseScanProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const { fields, scope } = useFormScope();
  const [read, setRead] = useState<{ readonly license: License; readonly filling: ReturnType<typeof fillFields> } | null>(null);
  const take = (license: License, overwrites: boolean): void => {
    runner.showErrors([], false);
    setRead({ license, filling: fillFields(session, license, fields, scope, overwrites) });
  };
  const taken = useRef<HTMLDivElement>(null);
  const replace = (): void => {
    // The button goes with its note.
    taken.current?.focus();
    if (read) take(read.license, true);
  };
  const labels = (named: readonly (typeof fields)[number][]): string => named.flatMap(({ label }) => (label ? [text(label)] : [])).join(", ");
  return (
    <>
      {isOpen && (
        <ScanDialog
          kind="license"
          title={texts.title}
          aim={texts.aim}
          wrong={texts.wrong}
          accept={(code) => readLicense(code, calendarDay(session.now()))}
          onRead={(license) => {
            take(license, false);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {/* In the page before it speaks, so that it is announced. */}
      <div role="status">
        {read && (
          <Stack dense>
            <Note tone="good" ref={taken}>
              <p>{text(read.filling.filled.length > 0 ? fill(texts.filled, { labels: labels(read.filling.filled) }) : texts.nothing)}</p>
              <p>{text(texts.dropped)}</p>
            </Note>
            {read.filling.kept.length > 0 && (
              <Note>
                <p>{text(fill(texts.kept, { labels: labels(read.filling.kept) }))}</p>
                <Button variant="link" onClick={replace}>
                  {text(texts.replace)}
                </Button>
              </Note>
            )}
            {read.license.expired && <Note tone="care">{text(fill(texts.expired, { date: read.license.expired }))}</Note>}
            {read.license.isNameCut && <Note tone="care">{text(texts.cut)}</Note>}
          </Stack>
        )}
      </div>
    </>
  );
}
