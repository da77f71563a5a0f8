import { insuranceLines } from "../../src/business/lines";
import { Checkbox } from "../../src/ui/fields/Checkbox";
import type { Members } from "./draft";
import { withMember } from "./draft";
import type { Editing } from "./editing";
import { faultsAt } from "./faultsAt";
import { Section } from "./Section";

interface Entry {
  readonly insuranceLineType: string;
  readonly leadPath: string;
  readonly include: boolean;
}

const offered = insuranceLines.filter(({ wire }) => wire !== "OTHER");

/** The lines on sale, and the way each is sold. */
export function LineSection({ draft, change, faults }: Editing) {
  const entries = (draft.config["partnerInsuranceLineType"] ?? []) as readonly Entry[];
  const isOn = (wire: string): boolean => entries.some((entry) => entry.insuranceLineType === wire && entry.leadPath === "ui" && entry.include);
  const flags = (draft.config["flags"] ?? {}) as Members;
  const set = (wire: string, include: boolean): void =>
    change(`line.${wire}`, (now) => {
      const others = ((now.config["partnerInsuranceLineType"] ?? []) as readonly Entry[]).filter((entry) => entry.insuranceLineType !== wire);
      const config = withMember(now.config, ["partnerInsuranceLineType"], [...others, { insuranceLineType: wire, leadPath: "ui", include }]);
      // Life also needs a flag of its own, so ticking the line switches it.
      return { ...now, config: wire === "LIFE" ? withMember(config, ["flags", "life"], include) : config };
    });
  const count = offered.filter(({ wire }) => isOn(wire)).length;
  return (
    <Section title="Lines" state={`${count} of ${offered.length}`} bad={count === 0}>
      {offered.map(({ wire, slug, label }) => (
        <Checkbox key={slug} id={`line-${slug}`} label={`${label[0]!.toUpperCase()}${label.slice(1)}`} checked={isOn(wire) && (wire !== "LIFE" || flags["life"] === true)} onChange={(include) => set(wire, include)} />
      ))}
      {count === 0 && <p className="bad-text">Tick at least one line.</p>}
      <p className="hint">{faultsAt(faults, "config.json", "partnerInsuranceLineType").error}</p>
    </Section>
  );
}
