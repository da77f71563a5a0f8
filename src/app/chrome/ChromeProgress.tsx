import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Progress } from "../../ui/chrome/Progress";
import type { FirstScreenFunnel } from "../funnel";
import { cameFrom } from "../navigation/cameFrom";
import { progressShown } from "./progressShown";

const texts = phrases("progress", {
  label: "Progress",
  section: "Section {index} of {count}:",
  done: "{group}, done",
  over: "Done",
  back: "Back",
});

export function ChromeProgress({ funnel }: { funnel: FirstScreenFunnel }) {
  const { session, navigator, runner } = funnel;
  const text = useText();
  const view = useValue(navigator.view);
  const journey = useValue(session.journey);
  const outcome = useValue(session.outcome);
  const application = useValue(session.application);
  const returnTo = useValue(session.returnTo);
  const { line, position, step } = view ?? {};
  if (!line || !position || !step || !journey) return null;
  const stage = journey.stageOf(step.id);
  const { at, isBeside } = progressShown(journey, step, returnTo);
  // A stage of its own ends as done. Otherwise hides progress on the success page, and on a form handed over before when Back leads to
  // it. Other ends still have work to do.
  const isOver = stage !== null && journey.end?.step === step.id;
  if (!isOver && (journey.end || ((isBeside || step.terminal) && outcome?.line === line.slug && !application))) return null;
  const groups = journey.progress(at).map((group) => ({
    ...group,
    ...(isOver && { state: "visited" as const }),
    // Another device may have done what comes before, so there is nothing here to go back to.
    to: isOver || journey.isAhead(at) ? null : group.to,
  }));
  // Progress through a single group would show nothing.
  if (groups.length < 2) return null;
  const labels = new Map(line.flow.groups.map((group) => [group.id, text(group.label)]));
  const current = groups.findIndex((group) => group.state === "active");
  // A visitor who came to change an answer and leaves it as it is returns to where they came from.
  const from = cameFrom(journey, position, returnTo);
  const before = journey.previous(position);
  const unchanged = before && from?.step === returnTo && position.detail === null ? from : before;
  const previous = step.hidesBack ? null : isBeside ? journey.frontier : unchanged;
  return (
    <Progress
      label={text(texts.label)}
      section={isOver ? text(texts.over) : text(fill(texts.section, { index: current + 1, count: groups.length }))}
      title={labels.get(groups[current]?.id ?? "") ?? ""}
      groups={groups.map(({ id, state, part, to }) => {
        const label = labels.get(id) ?? "";
        return { id, label, state, part, ...(to && { href: runner.hrefOf(to), linkLabel: text(fill(texts.done, { group: label })) }) };
      })}
      named={journey.stageOf(at) !== null}
      onGroup={(id, event) => {
        const to = groups.find((group) => group.id === id)?.to;
        event.preventDefault();
        if (to) void navigator.returnTo(to);
      }}
      {...(previous && {
        back: {
          label: text(texts.back),
          href: runner.hrefOf(previous),
          onClick: (event) => {
            event.preventDefault();
            void navigator.returnTo(previous);
          },
        },
      })}
    />
  );
}
