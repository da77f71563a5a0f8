import { useState } from "react";
import type { listJobs } from "../service/jobs/operate";
import { Button } from "../../src/ui/buttons/Button";
import { Choice } from "../../src/ui/choices/Choice";
import { inNumber } from "../../src/kernel/plural";
import type { DeskError} from "./callDesk";
import { callDesk, type Told } from "./callDesk";
import { Moment } from "./Moment";
import { Panel } from "./Panel";
import { Problem } from "./Problem";
import { StateChip } from "./StateChip";
import { useCall } from "./useCall";

type Job = Told<Awaited<ReturnType<typeof listJobs>>>[number];

const kinds: Readonly<Record<Job["kind"], string>> = { mail: "Send an email", payment: "Carry out a payment", webhook: "Tell a partner's system" };

const states = [
  { value: "dead", label: "Failed" },
  { value: "waiting", label: "Waiting" },
  { value: "done", label: "Done" },
] as const;

const chips = {
  dead: ({ finishedAt, createdAt }: Job) => (
    <StateChip tone="bad">
      Failed <Moment at={finishedAt ?? createdAt} />
    </StateChip>
  ),
  waiting: ({ attempts, dueAt }: Job) => (
    <StateChip tone={attempts > 0 ? "care" : "plain"}>
      {attempts > 0 ? "Tries again" : "Due"} <Moment at={dueAt} />
    </StateChip>
  ),
  done: ({ finishedAt, createdAt }: Job) => (
    <StateChip tone="good">
      Done <Moment at={finishedAt ?? createdAt} />
    </StateChip>
  ),
};

const ledes = { dead: "Given up after their last try. A retry has all its tries again.", waiting: "To be done, or tried again after a failure.", done: "Of the last two weeks. A retry sends the same again, under the same id." };

/** Work that waits, was given up or is done, and trying it again. */
export function JobsView() {
  const [state, setState] = useState<Job["state"]>("dead");
  const { answer, problem, isLoading, again } = useCall<{ jobs: Awaited<ReturnType<typeof listJobs>> }>(`jobs?state=${state}`);
  const [told, setTold] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const jobs = answer?.jobs.filter((job) => job.state === state) ?? [];

  const retry = async (which: { readonly id: string } | { readonly state: Job["state"] }): Promise<void> => {
    try {
      const { retried } = await callDesk<{ retried: string[] }>("jobs/retry", which);
      setRefused(null);
      setTold(retried.length === 0 ? "Nothing to retry: its content was erased." : `${inNumber({ one: "One job is", other: `${retried.length} jobs are` }, retried.length)} tried again.`);
    } catch (error) {
      setRefused((error as DeskError).code);
    }
    await again();
  };
  return (
    <Panel
      id="jobs"
      title="Jobs"
      lede={ledes[state]}
      action={
        <div className="acts">
          {state === "dead" && jobs.length > 1 && (
            <Button variant="line" small onClick={() => void retry({ state: "dead" })}>
              Retry all
            </Button>
          )}
          <Button variant="line" small busy={isLoading} onClick={() => void again()}>
            Refresh
          </Button>
        </div>
      }
    >
      <Choice id="state" label="Which jobs" hideLabel value={state} options={states} onChange={setState} />
      <p className="told" role="status">
        {told}
      </p>
      <Problem code={refused ?? problem} />
      <ul className="rows jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <b>{kinds[job.kind]}</b>
              <small>
                {[job.leadId && `Lead ${job.leadId.slice(0, 8).toUpperCase()}`, inNumber({ one: "one try", other: `${job.attempts} tries` }, job.attempts), job.lastError].filter(Boolean).join(" · ")}
              </small>
            </div>
            {chips[job.state](job)}
            {job.state === "waiting" ? (
              <span />
            ) : (
              <Button variant="line" small label={`Retry job ${job.id.slice(0, 8)}`} onClick={() => void retry({ id: job.id })}>
                Retry
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answer && jobs.length === 0 && <p className="none">{{ dead: "No job has failed.", waiting: "No job is waiting.", done: "No job is done yet." }[state]}</p>}
    </Panel>
  );
}
