import * as Plot from "@observablehq/plot";
import type { Draw } from "./Figure";

export interface AnswerTimes {
  readonly name: string;
  /** Seconds until half of the answers have come, and 95 percent. */
  readonly half: number;
  readonly most: number;
}

const seconds = (value: number): string => value.toFixed(1);

/** Each company's answer times as two dots on a line. */
export const drawAnswerTimes = (companies: readonly AnswerTimes[]): Draw => (width) => {
  const isNarrow = width < 480;
  const longest = Math.max(1, ...companies.map(({ most }) => most));
  return Plot.plot({
    width,
    height: companies.length * 38 + 28,
    marginTop: 28,
    marginBottom: 0,
    marginLeft: isNarrow ? 128 : 170,
    marginRight: 76,
    x: { domain: [0, longest], axis: null, nice: true },
    y: { domain: companies.map(({ name }) => name), axis: null, padding: 0.5 },
    marks: [
      Plot.gridX({ ticks: 4, stroke: "var(--iq-color-line)", strokeOpacity: 1 }),
      Plot.axisX({ anchor: "top", ticks: 4, tickSize: 0, fontSize: 13, color: "var(--iq-color-text-muted)", label: null, tickFormat: (value: number) => `${value} s` }),
      Plot.link(companies, { x1: "half", x2: "most", y: "name", stroke: "var(--iq-color-line-strong)", strokeWidth: 2 }),
      Plot.dot(companies, { x: "half", y: "name", r: 6, fill: "var(--iq-color-progress)" }),
      Plot.dot(companies, { x: "most", y: "name", r: 5, fill: "var(--iq-color-raised)", stroke: "var(--iq-color-text)", strokeWidth: 2.5 }),
      Plot.text(companies, { frameAnchor: "left", dx: isNarrow ? -128 : -170, y: "name", text: "name", textAnchor: "start", fontSize: 15, fill: "var(--iq-color-text)", lineWidth: isNarrow ? 7.6 : 10.2, textOverflow: "ellipsis" }),
      Plot.text(companies, { frameAnchor: "right", dx: 76, y: "name", text: ({ half, most }: AnswerTimes) => `${seconds(half)}, ${seconds(most)}`, textAnchor: "end", fontSize: 15, fill: "var(--iq-color-text)" }),
    ],
  });
};
