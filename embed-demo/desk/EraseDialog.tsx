import { useState } from "react";
import { inNumber } from "../../src/kernel/plural";
import { Button } from "../../src/ui/buttons/Button";
import { Dialog } from "../../src/ui/dialogs/Dialog";
import type { leadsOfPerson } from "../service/desk/leads";
import type { DeskError } from "./callDesk";
import { callDesk } from "./callDesk";
import { Problem } from "./Problem";
import { useCall } from "./useCall";

type Person = NonNullable<Awaited<ReturnType<typeof leadsOfPerson>>>;

interface EraseProps {
  /** The lead's id. */
  lead: string;
  name: string;
  onClose: () => void;
  /** Called with the number of leads erased. */
  onErased: (count: number) => void;
}

/** Asks before a person is erased, and says what goes and what stays. */
export function EraseDialog({ lead, name, onClose, onErased }: EraseProps) {
  const { answer, problem } = useCall<Person>("leads/person", { id: lead });
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    try {
      onErased((await callDesk<{ erased: number }>("leads/erase", { id: lead })).erased);
    } catch (error) {
      setRefused((error as DeskError).code);
      setBusy(false);
    }
  };
  const count = answer?.ids.length ?? 0;
  return (
    <Dialog
      id="erase"
      title={`Erase ${name}?`}
      onClose={onClose}
      closeLabel="Close"
      foot={
        <>
          <Button busy={isBusy || answer === null} onClick={() => void erase()}>
            {inNumber({ one: "Erase this lead", other: `Erase ${count} leads` }, Math.max(1, count))}
          </Button>
          <Button variant="line" onClick={onClose}>
            Keep
          </Button>
        </>
      }
    >
      <div className="said">
        {answer?.email && count > 1 && <p>{`${count} leads have the address ${answer.email}. All of them go.`}</p>}
        <p>Leads, answers, quotes, emails and the visit’s events are deleted for good. The partner’s system is told.</p>
        <p>Consent receipts, payments, and a policy with its signed application stay, because law requires them.</p>
        <Problem code={refused ?? problem} />
      </div>
    </Dialog>
  );
}
