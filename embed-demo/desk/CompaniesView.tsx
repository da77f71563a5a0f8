import { useMemo, useState } from "react";
import { Choice } from "../../src/ui/choices/Choice";
import type { readCompanies } from "../service/desk/companies";
import type { Told } from "./callDesk";
import type { Column } from "./csv";
import { drawAnswerTimes } from "./drawAnswerTimes";
import { drawBars } from "./drawBars";
import { percent } from "./percent";
import { PlotPanel } from "./PlotPanel";
import { Problem } from "./Problem";
import { StateChip } from "./StateChip";
import { useCall } from "./useCall";

type Answer = { companies: Awaited<ReturnType<typeof readCompanies>> };
type Company = Told<Answer>["companies"][number];

const periods = [
  { value: "1", label: "24 hours" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 100) / 10);
const inSeconds = (ms: number | null): string => (ms === null ? "–" : `${(ms / 1000).toFixed(1)} s`);
const answersOf = ({ priced, declined, timedOut, failed }: Company): number => priced + declined + timedOut + failed;

const timeColumns: readonly Column<Company>[] = [
  { name: "Company", value: ({ name }) => name },
  { name: "Half", value: ({ halfMs }) => seconds(halfMs), shown: ({ halfMs }) => inSeconds(halfMs) },
  { name: "95%", value: ({ mostMs }) => seconds(mostMs), shown: ({ mostMs }) => inSeconds(mostMs) },
  { name: "No answer", value: (company) => percent(company.timedOut + company.failed, answersOf(company)) },
];

const answerColumns: readonly Column<Company>[] = [
  { name: "Company", value: ({ name }) => name },
  { name: "Prices", value: ({ priced }) => priced },
  { name: "Declined", value: ({ declined }) => declined },
  { name: "Timed out", value: ({ timedOut }) => timedOut },
  { name: "Failed", value: ({ failed }) => failed },
  { name: "No answer yet", value: ({ open }) => open },
  { name: "Breaker", value: ({ health }) => health?.breaker ?? "not asked" },
  { name: "Calls now", value: ({ health }) => health?.running ?? 0 },
  { name: "Calls waiting", value: ({ health }) => health?.queued ?? 0 },
  { name: "Retries", value: ({ health }) => health?.retries ?? 0 },
];

/** Companies of a picture; the table has all. */
const most = 12;

/** How the companies answer: times, declines, and the breakers of this process. */
export function CompaniesView() {
  const [days, setDays] = useState<(typeof periods)[number]["value"]>("1");
  const { answer, problem } = useCall<Answer>(`companies?days=${days}`);
  const shown = useMemo(() => {
    const companies = answer?.companies ?? [];
    const slowest = companies.filter(({ mostMs }) => mostMs !== null).slice(-most).reverse();
    const declining = [...companies].sort((a, b) => b.declined / (answersOf(b) || 1) - a.declined / (answersOf(a) || 1)).filter((company) => answersOf(company) > 0).slice(0, most);
    return {
      companies,
      resting: companies.filter(({ health }) => health && health.breaker !== "closed"),
      isAnswering: slowest.length > 0,
      drawTimes: drawAnswerTimes(slowest.map(({ name, halfMs, mostMs }) => ({ name, half: (halfMs ?? 0) / 1000, most: (mostMs ?? 0) / 1000 }))),
      drawDeclines: drawBars(declining.map((company) => ({ title: company.name, figures: `${company.declined}  ${percent(company.declined, answersOf(company))}`, length: answersOf(company), part: company.declined }))),
    };
  }, [answer]);
  const { companies, resting } = shown;
  return (
    <>
      <div className="filters two">
        <Choice id="company-days" label="Asked within" value={days} options={periods} onChange={setDays} />
        <div className="breakers">
          <b>Breakers</b>
          <div>
            {companies.length > 0 && resting.length === 0 && <StateChip tone="good">All closed</StateChip>}
            {resting.map(({ carrierId, name, health }) => (
              <StateChip key={carrierId} tone={health?.breaker === "open" ? "bad" : "care"}>
                {name}: {health?.breaker}
              </StateChip>
            ))}
          </div>
          <small>As this process of the service sees them since its start. An open one keeps its company from being asked.</small>
        </div>
      </div>
      <Problem code={problem} />
      <PlotPanel
        id="answer-times"
        title="Answer times"
        lede="Seconds until half of a company’s prices and declines are in, and 95% of them. The slowest first."
        width={6}
        legend={
          <ul className="legend">
            <li>
              <i className="dot" />
              Half
            </li>
            <li>
              <i className="ring" />
              95%
            </li>
          </ul>
        }
        draw={shown.drawTimes}
        columns={timeColumns}
        rows={answer && (shown.isAnswering ? companies : [])}
      />
      <PlotPanel
        id="declines"
        title="Answers and declines"
        lede="Answers of each company, and the part of them that declined. The table also has breakers and calls."
        width={6}
        draw={shown.drawDeclines}
        columns={answerColumns}
        rows={answer && companies}
      />
    </>
  );
}
