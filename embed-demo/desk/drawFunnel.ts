import * as Plot from "@observablehq/plot";
import type { Stages } from "../service/desk/funnel";
import type { Draw } from "./Figure";
import { percent } from "./percent";
import { stagesOf, type Stage } from "./stages";

/** Pixels: a stage with its name above its bar and its losses below. */
const band = { all: 76, above: 27, below: 23 };
const count = new Intl.NumberFormat("en-US");

const loss = ({ visits, left, straight }: Stage): string =>
  `${count.format(left)} left (${percent(left, visits)})${straight > 0 ? `, ${count.format(straight)} straight to the end` : ""}`;

/** The funnel as bars, one below the other, with what is lost between them. The greatest loss stands out. */
export const drawFunnel = (all: Stages): Draw => (width) => {
  const stages = stagesOf(all);
  const { visits, advisor, policy } = all;
  const between = stages.slice(0, -1);
  const worst = between.reduce((most, stage) => (stage.left > most.left ? stage : most));
  const bar = { y: "title", insetTop: band.above, insetBottom: band.below } as const;
  const line = { y: "title", lineAnchor: "middle" } as const;
  const below = { ...line, x: 0, dx: 2, dy: 27, textAnchor: "start", fontSize: 14 } as const;
  const above = { ...line, dy: -26, fontSize: 16 } as const;
  return Plot.plot({
    width,
    height: band.all * stages.length,
    margin: 0,
    x: { domain: [0, visits], axis: null },
    y: { domain: stages.map(({ title }) => title), axis: null, padding: 0 },
    marks: [
      Plot.barX(stages, { ...bar, x1: 0, x2: visits, fill: "var(--iq-color-sunken)", rx: 5 }),
      Plot.barX(stages, { ...bar, x: "visits", fill: "var(--iq-color-progress)", rx: 5 }),
      Plot.barX([stages.at(-1)!], { ...bar, x1: advisor, x2: advisor + policy, fill: "var(--iq-color-text)", insetLeft: policy > 0 ? 2 : 0, rx: 5 }),
      Plot.text(stages, { ...above, x: 0, text: "title", textAnchor: "start", fill: "var(--iq-color-text)", fontWeight: 620 }),
      Plot.text(stages, { ...above, x: visits, text: (stage: Stage) => `${count.format(stage.visits)}  ${percent(stage.visits, visits)}`, textAnchor: "end", fill: "var(--iq-color-text)" }),
      Plot.text(between.filter((stage) => stage !== worst || worst.left === 0), { ...below, text: loss, fill: "var(--iq-color-text-muted)" }),
      Plot.text(worst.left > 0 ? [worst] : [], { ...below, text: (stage: Stage) => `${loss(stage)}, the largest loss`, fill: "var(--iq-color-warning)", fontWeight: 600 }),
      Plot.text([stages.at(-1)!], { ...below, text: () => `Advisor ${count.format(advisor)} · Policy ${count.format(policy)}`, fill: "var(--iq-color-text-muted)" }),
    ],
  });
};
