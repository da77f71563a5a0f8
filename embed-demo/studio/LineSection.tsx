import { insuranceLines } from "../../src/business/lines";
import { Button } from "../../src/ui/buttons/Button";
import { Checkbox } from "../../src/ui/fields/Checkbox";
import type { Draft, Members } from "./draft";
import { withMember } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";
import { useSay } from "./useSay";

interface Entry {
  readonly insuranceLineType: string;
  readonly leadPath: string;
  readonly include: boolean;
}

const offered = insuranceLines.filter(({ wire }) => wire !== "OTHER");

/** The lines on sale, and the way each is sold. */
export function LineSection({ draft, change, faults }: Editing) {
  const say = useSay();
  const entries = (draft.config["partnerInsuranceLineType"] ?? []) as readonly Entry[];
  const isOn = (wire: string): boolean => entries.some((entry) => entry.insuranceLineType === wire && entry.leadPath === "ui" && entry.include);
  const flags = (draft.config["flags"] ?? {}) as Members;
  /** A draft that sells these lines, or doesn't. */
  const withLines = (draft: Draft, wires: readonly string[], include: boolean): Draft =>
    wires.reduce((now, wire) => {
      const others = ((now.config["partnerInsuranceLineType"] ?? []) as readonly Entry[]).filter((entry) => entry.insuranceLineType !== wire);
      const config = withMember(now.config, ["partnerInsuranceLineType"], [...others, { insuranceLineType: wire, leadPath: "ui", include }]);
      // Life also needs a flag of its own, so ticking the line switches it.
      return { ...now, config: wire === "LIFE" ? withMember(config, ["flags", "life"], include) : config };
    }, draft);
  const all = offered.map(({ wire }) => wire);
  const count = offered.filter(({ wire }) => isOn(wire)).length;
  return (
    <Section title={say("Lines")} state={say("{count} of {all}", { count, all: offered.length })} bad={count === 0}>
      <div className="row">
        <Button variant="link" small onClick={() => change("lines", (now) => withLines(now, all, true))}>
          {say("All lines")}
        </Button>
        <Button variant="link" small onClick={() => change("lines", (now) => withLines(now, all, false))}>
          {say("No line")}
        </Button>
      </div>
      {offered.map(({ wire, slug, label }) => (
        <Checkbox key={slug} id={`line-${slug}`} label={say(`${label[0]!.toUpperCase()}${label.slice(1)}`)} checked={isOn(wire) && (wire !== "LIFE" || flags["life"] === true)} onChange={(include) => change(`line.${wire}`, (now) => withLines(now, [wire], include))} />
      ))}
      {count === 0 && <p className="bad-text">{say("Tick at least one line.")}</p>}
      <p className="hint">{faultsAt(faults, "config.json", "partnerInsuranceLineType", say).error}</p>
    </Section>
  );
}
