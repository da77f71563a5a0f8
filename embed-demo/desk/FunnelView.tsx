import { useMemo, useState } from "react";
import { insuranceLines } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import { Choice } from "../../src/ui/choices/Choice";
import { SelectField } from "../../src/ui/fields/SelectField";
import type { Group, Leaving, readFunnel, Stages } from "../service/desk/funnel";
import type { Column } from "./csv";
import { drawBars } from "./drawBars";
import { drawDays, type Day } from "./drawDays";
import { drawFunnel } from "./drawFunnel";
import { percent } from "./percent";
import { daysIn, lastDays } from "./period";
import { PlotPanel } from "./PlotPanel";
import { Problem } from "./Problem";
import { stagesOf, type Stage } from "./stages";
import { useCall } from "./useCall";
import { lineIn, stepIn } from "./words";

type Answer = Awaited<ReturnType<typeof readFunnel>> & { partners: string[] };

const periods = [
  { value: "1", label: "Today" },
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
];
const lineOptions = [{ value: "", label: "All lines" }, ...insuranceLines.map(({ wire }) => ({ value: wire, label: lineIn(wire) }))];
const stateOptions = [{ value: "", label: "All states" }, ...usStates.map(({ code, name }) => ({ value: code, label: name }))];

const deviceOptions = [
  { value: "", label: "All devices" },
  { value: "phone", label: "Phone" },
  { value: "tablet", label: "Tablet" },
  { value: "desktop", label: "Desktop" },
];

const stageColumns: readonly Column<Stage & { readonly share: string }>[] = [
  { name: "Stage", value: ({ title }) => title },
  { name: "Visits", value: ({ visits }) => visits },
  { name: "Share", value: ({ share }) => share },
  { name: "Left", value: ({ left }) => left },
  { name: "Straight to the end", value: ({ straight }) => straight },
];

const leavingColumns: readonly Column<Leaving>[] = [
  { name: "Step", value: ({ line, step }) => `${lineIn(line)}: ${stepIn(step)}` },
  { name: "Came", value: ({ came }) => came },
  { name: "Left", value: ({ left }) => left },
  { name: "Share", value: ({ came, left }) => percent(left, came) },
];

const dayColumns: readonly Column<Day>[] = [
  { name: "Day", value: ({ day }) => day },
  { name: "Visits", value: ({ visits }) => visits },
  { name: "Saw prices", value: ({ priced }) => priced },
  { name: "Share", value: ({ visits, priced }) => percent(priced, visits) },
];

interface Compared extends Stages {
  readonly title: string;
}
const comparedColumns: readonly Column<Compared>[] = [
  { name: "Group", value: ({ title }) => title },
  { name: "Visits", value: ({ visits }) => visits },
  { name: "First answer", value: ({ answered }) => answered },
  { name: "Prices", value: ({ priced }) => priced },
  { name: "Choice", value: ({ chosen }) => chosen },
  { name: "Advisor", value: ({ advisor }) => advisor },
  { name: "Policy", value: ({ policy }) => policy },
  { name: "End", value: ({ ended, visits }) => percent(ended, visits) },
];

const compared = [
  { value: "line", label: "Line" },
  { value: "state", label: "State" },
  { value: "partner", label: "Partner" },
  { value: "device", label: "Device" },
] as const;
type By = (typeof compared)[number]["value"];

const groupsBy = (groups: readonly Group[], by: By): readonly Compared[] => {
  const found = groups.filter((group) => group.by === by);
  const titles: Readonly<Record<By, (value: string | null) => string>> = {
    line: lineIn,
    state: (value) => usStates.find(({ code }) => code === value)?.name ?? value ?? "Unknown",
    partner: (value) => value ?? "Unknown",
    device: (value) => deviceOptions.find((option) => option.value === value)?.label ?? "Unknown",
  };
  return found.map((group) => ({ ...group, title: titles[by](group.value) })).sort((a, b) => b.visits - a.visits);
};

/** Bars of a picture; the table has the rest. */
const most = 10;
const count = new Intl.NumberFormat("en-US");

const nobody: Stages = { visits: 0, answered: 0, priced: 0, chosen: 0, ended: 0, advisor: 0, policy: 0, straight: [0, 0, 0] };

/** The funnel as pictures, in counts alone. */
export function FunnelView() {
  const [asked, setAsked] = useState({ days: "30", line: "", state: "", partner: "", device: "" });
  const [by, setBy] = useState<By>("line");
  const period = lastDays(Number(asked.days), new Date());
  const { days: _days, ...wanted } = asked;
  const query = new URLSearchParams({ ...period, ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== "")) });
  const { answer, problem, isLoading } = useCall<Answer>(`funnel?${query.toString()}`);
  const { from, to } = period;

  const shown = useMemo(() => {
    const groups = answer?.groups ?? [];
    const all = groups.find((group) => group.by === "all") ?? nobody;
    const days = daysIn({ from, to }).map((day) => {
      const { visits, priced } = groups.find((group) => group.by === "day" && group.value === day) ?? nobody;
      return { day, visits, priced };
    });
    const stages = all.visits === 0 ? [] : stagesOf(all).map((stage) => ({ ...stage, share: percent(stage.visits, all.visits) }));
    const leaving = answer?.leaving ?? [];
    const bars = leaving.filter(({ left }) => left > 0).slice(0, most).map(({ line, step, came, left }) => ({ title: `${lineIn(line)}: ${stepIn(step)}`, figures: `${count.format(left)}  ${percent(left, came)}`, length: left }));
    return { groups, all, stages, days: all.visits === 0 ? [] : days, leaving: bars.length === 0 ? [] : leaving, drawFunnel: drawFunnel(all), drawLeaving: drawBars(bars), drawDays: drawDays(days) };
  }, [answer, from, to]);
  const groups = useMemo(() => groupsBy(shown.groups, by), [shown, by]);
  const drawGroups = useMemo(
    () => drawBars(groups.slice(0, most).map(({ title, visits, ended }) => ({ title, figures: `${count.format(visits)}  ${percent(ended, visits)} end`, length: visits, part: ended }))),
    [groups],
  );

  const ask = (next: Partial<typeof asked>): void => setAsked((before) => ({ ...before, ...next }));
  // The options stay while another answer is on its way.
  const [partners, setPartners] = useState<readonly string[]>([]);
  if (answer && answer.partners.join() !== partners.join()) setPartners(answer.partners);
  const partnerOptions = [{ value: "", label: "All partners" }, ...partners.map((id) => ({ value: id, label: id }))];
  const { visits, ended } = shown.all;
  return (
    <>
      <div className="filters" role="group" aria-label="Filters">
        <SelectField id="days" label="Days" value={asked.days} options={periods} onChange={(days) => ask({ days })} />
        <SelectField id="line" label="Line" value={asked.line} options={lineOptions} onChange={(line) => ask({ line })} />
        <SelectField id="state" label="State" value={asked.state} options={stateOptions} onChange={(state) => ask({ state })} />
        <SelectField id="partner" label="Partner" value={asked.partner} options={partnerOptions} onChange={(partner) => ask({ partner })} />
        <SelectField id="device" label="Device" value={asked.device} options={deviceOptions} onChange={(device) => ask({ device })} />
      </div>
      <p className="vh" role="status">
        {isLoading ? "" : `${count.format(visits)} visits`}
      </p>
      <Problem code={problem} />
      <PlotPanel
        id="funnel"
        title="The funnel"
        lede={visits === 0 ? "From the visit to an advisor or a policy." : `${percent(ended, visits)} of visits end with an advisor or a policy.`}
        width={7}
        draw={shown.drawFunnel}
        columns={stageColumns}
        rows={answer && shown.stages}
      />
      <PlotPanel
        id="leaving"
        title="Where people leave"
        lede="The last step of visits without an end, and their share of those that saw it."
        width={5}
        draw={shown.drawLeaving}
        columns={leavingColumns}
        rows={answer && shown.leaving}
      />
      <PlotPanel
        id="days-seen"
        title="By day"
        lede="Visits a day, and those that saw prices. In Eastern time."
        width={7}
        legend={
          <ul className="legend">
            <li>
              <i className="solid" />
              Visits
            </li>
            <li>
              <i className="dashed" />
              Saw prices
            </li>
          </ul>
        }
        draw={shown.drawDays}
        columns={dayColumns}
        rows={answer && shown.days}
      />
      <PlotPanel
        id="compared"
        title="Compared"
        lede="Visits, and the part of them that ends with an advisor or a policy."
        width={5}
        before={
          <div className="chooser">
            <Choice id="by" label="Compare by" hideLabel dense value={by} options={compared} onChange={setBy} />
          </div>
        }
        draw={drawGroups}
        columns={comparedColumns}
        rows={answer && groups}
      />
    </>
  );
}
