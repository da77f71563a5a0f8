import { useRef, useState } from "react";
import { inNumber } from "../../src/kernel/plural";
import { Button } from "../../src/ui/buttons/Button";
import { SelectField } from "../../src/ui/fields/SelectField";
import { TextField } from "../../src/ui/fields/TextField";
import type { findLeads } from "../service/desk/leads";
import type { Told } from "./callDesk";
import { EraseDialog } from "./EraseDialog";
import { Moment } from "./Moment";
import { Panel } from "./Panel";
import { Problem } from "./Problem";
import { StateChip } from "./StateChip";
import { useCall } from "./useCall";
import { lineIn, statuses } from "./words";

type Found = Awaited<ReturnType<typeof findLeads>>;
type Lead = Told<Found>["page"][number];

const anyStatus = { value: "", label: "All leads" };
const statusOptions = [anyStatus, ...Object.entries(statuses).map(([value, { label }]) => ({ value, label }))];

const referenceOf = (lead: Lead): string => lead.id.slice(0, 8).toUpperCase();
const nameOf = (lead: Lead): string => [lead.firstName, lead.lastName].filter(Boolean).join(" ") || "No name yet";

/** The person's wish: "Call at Nov 17, 9:42 AM". */
function Wish({ contactBy, callAt }: Lead) {
  if (contactBy === "EMAIL") return <span>Wants an email</span>;
  if (contactBy !== "CALL") return null;
  return (
    <span>
      Wants a call {callAt === null ? "now" : <Moment at={callAt} />}
    </span>
  );
}

/** Leads and where they stand, the last active first, with a search and erasing. */
export function LeadsView() {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState({ search: "", status: "" });
  /** The places at which the pages before this one began. */
  const [places, setPlaces] = useState<readonly NonNullable<Found["next"]>[]>([]);
  const [erasing, setErasing] = useState<Lead | null>(null);
  const [told, setTold] = useState("");
  const { answer, problem, isLoading, again } = useCall<{ leads: Found["page"]; next: Found["next"] }>("leads/find", {
    ...(asked.search && { search: asked.search }),
    ...(asked.status && { status: asked.status }),
    ...(places.length > 0 && { after: places.at(-1) }),
  });
  const list = useRef<HTMLUListElement>(null);
  const ask = (next: Partial<typeof asked>): void => {
    setPlaces([]);
    setTold("");
    setAsked((before) => ({ ...before, ...next }));
  };
  const turn = (next: typeof places): void => {
    setPlaces(next);
    list.current?.focus();
  };
  const leads = answer?.leads ?? [];
  return (
    <Panel
      id="leads"
      title="Leads"
      lede="The last active first. This view shows personal data."
      action={
        <Button variant="line" small busy={isLoading} onClick={() => void again()}>
          Refresh
        </Button>
      }
    >
      <form
        className="find"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ search: typed.trim() });
        }}
      >
        <TextField id="search" label="Reference, id or email address" value={typed} onInput={setTyped} type="search" autoCapitalize="none" autoComplete="off" />
        <SelectField id="status" label="Where it stands" value={asked.status} options={statusOptions} onChange={(status) => ask({ status })} />
        <Button type="submit" variant="line">
          Find
        </Button>
      </form>
      <p className="told" role="status">
        {told}
      </p>
      <Problem code={problem} />
      <ul className="rows leads" ref={list} tabIndex={-1} aria-label="Leads">
        {leads.map((lead) => (
          <li key={lead.id}>
            <div>
              <b>{nameOf(lead)}</b>
              <small>{[referenceOf(lead), lead.email, lead.phone].filter(Boolean).join(" · ")}</small>
            </div>
            <div>
              <span>{[lineIn(lead.line), lead.state].filter(Boolean).join(", ")}</span>
              <small>{[lead.partnerId ?? "unknown partner", lead.carrier].filter(Boolean).join(" · ")}</small>
            </div>
            <div>
              <StateChip tone={statuses[lead.status].tone}>{statuses[lead.status].label}</StateChip>
              <small>
                <Wish {...lead} />
              </small>
            </div>
            <small className="when">
              Last active <Moment at={lead.lastActivityAt} />
            </small>
            <Button variant="line" small label={`Erase ${nameOf(lead)}, ${referenceOf(lead)}`} onClick={() => setErasing(lead)}>
              Erase
            </Button>
          </li>
        ))}
      </ul>
      {answer && leads.length === 0 && <p className="none">{asked.search ? "No lead is found by that." : "There is no lead yet."}</p>}
      {(places.length > 0 || answer?.next) && (
        <div className="pages">
          {places.length > 0 && (
            <Button variant="line" small onClick={() => turn(places.slice(0, -1))}>
              Newer
            </Button>
          )}
          {answer?.next && (
            <Button variant="line" small onClick={() => turn([...places, answer.next!])}>
              Older
            </Button>
          )}
        </div>
      )}
      {erasing && (
        <EraseDialog
          lead={erasing.id}
          name={nameOf(erasing)}
          onClose={() => setErasing(null)}
          onErased={(count) => {
            setErasing(null);
            setTold(inNumber({ one: "One lead was erased.", other: `${count} leads were erased.` }, count));
            void again();
          }}
        />
      )}
    </Panel>
  );
}
