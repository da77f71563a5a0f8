import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Progress } from "../../ui/chrome/Progress";
import type { FirstScreenFunnel } from "../funnel";

const texts = phrases("progress", {
  label: "Progress",
  section: "Section {index} of {count}:",
  done: "{group}, done",
  back: "Back",
});

export function ChromeProgress({ funnel }: { funnel: FirstScreenFunnel }) {
  const { session, navigator, runner } = funnel;
  const text = useText();
  const view = useValue(navigator.view);
  const journey = useValue(session.journey);
  const outcome = useValue(session.outcome);
  const application = useValue(session.application);
  const { line, position, step } = view ?? {};
  if (!line || !position || !step || !journey) return null;
  // On an advisor's page reached through a case, progress shows the furthest answered step, and Back leads to it.
  const isAhead = journey.isAhead(step.id) || journey.groupOf(step.id) === -1;
  // Hides progress on the success page, and on a form handed over before when Back leads to it. Other ends still have work to do.
  if (journey.end || ((isAhead || step.terminal) && outcome?.line === line.slug && !application)) return null;
  const groups = journey.progress(isAhead ? journey.frontier.step : position.step);
  // Progress through a single group would show nothing.
  if (groups.length < 2) return null;
  const labels = new Map(line.flow.groups.map((group) => [group.id, text(group.label)]));
  const current = groups.findIndex((group) => group.state === "active");
  const previous = step.hidesBack ? null : isAhead ? journey.frontier : journey.previous(position);
  return (
    <Progress
      label={text(texts.label)}
      section={text(fill(texts.section, { index: current + 1, count: groups.length }))}
      title={labels.get(groups[current]?.id ?? "") ?? ""}
      groups={groups.map(({ id, state, part, to }) => {
        const label = labels.get(id) ?? "";
        return { id, label, state, part, ...(to && { href: runner.hrefOf(to), linkLabel: text(fill(texts.done, { group: label })) }) };
      })}
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
