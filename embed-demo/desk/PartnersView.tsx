import { Button } from "../../src/ui/buttons/Button";
import type { ListedPartner } from "../service/partners/store";
import type { Told } from "./callDesk";
import { Moment } from "./Moment";
import { Panel } from "./Panel";
import { Problem } from "./Problem";
import { StateChip } from "./StateChip";
import { useCall } from "./useCall";
import { lineIn } from "./words";

type Answer = { partners: readonly ListedPartner[] };
type Partner = Told<ListedPartner>;
type Key = Partner["keys"][number];

const KeyChip = ({ state, expiresAt, revokedAt }: Key) => {
  if (state === "revoked") return <StateChip tone="bad">Revoked {revokedAt !== null && <Moment at={revokedAt} />}</StateChip>;
  if (expiresAt === null) return <StateChip tone="good">Works</StateChip>;
  return (
    <StateChip tone={state === "works" ? "care" : "plain"}>
      {state === "works" ? "Works until" : "Expired"} <Moment at={expiresAt} />
    </StateChip>
  );
};

const listed = (values: readonly string[], none: string): string => (values.length === 0 ? none : values.join(", "));

/** A partner's settings as terms and values. */
function facts({ origins, lines, flags, webhooks }: Partner): readonly (readonly [string, string])[] {
  return [
    ["Pages", listed(origins, "None here; the service may have a file of them")],
    ["Lines", lines === null ? "As its content says" : listed(lines.map(lineIn), "None")],
    ["Flags", listed(Object.entries(flags).map(([name, isOn]) => `${name} ${isOn ? "on" : "off"}`), "As its content says")],
    ["Webhooks", listed(webhooks, "None")],
  ];
}

/** The partners and their keys, to read only: the command changes them. Webhooks are shown without their secrets. */
export function PartnersView() {
  const { answer, problem, isLoading, again } = useCall<Answer>("partners");
  return (
    <Panel
      id="partners"
      title="Partners"
      lede={
        <>
          To read only. The command <code>partners</code> adds and changes them.
        </>
      }
      action={
        <Button variant="line" small busy={isLoading} onClick={() => void again()}>
          Refresh
        </Button>
      }
    >
      <Problem code={problem} />
      <ul className="rows partners" aria-label="Partners">
        {answer?.partners.map((partner) => (
          <li key={partner.id}>
            <div>
              <b>{partner.id}</b>
              <StateChip tone={partner.state === "active" ? "good" : "bad"}>{partner.state === "active" ? "Active" : "Suspended"}</StateChip>
            </div>
            <dl>
              {facts(partner).map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ul className="keys" aria-label={`Keys of ${partner.id}`}>
              {partner.keys.map((one) => (
                <li key={one.key}>
                  <code>{one.key}</code>
                  <KeyChip {...one} />
                </li>
              ))}
              {partner.keys.length === 0 && <li>No key: none of its pages can call.</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
