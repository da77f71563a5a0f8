import * as Plot from "@observablehq/plot";
import type { Draw } from "./Figure";

export interface Day {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly visits: number;
  readonly priced: number;
}

/** Visits of each day, and below them those that saw prices, dashed. */
export const drawDays = (days: readonly Day[]): Draw => (width) => {
  const points = days.map((one) => ({ ...one, at: new Date(`${one.day}T00:00:00Z`) }));
  const most = Math.max(4, ...days.map(({ visits }) => visits));
  const dots = days.length === 1 ? [Plot.dot(points, { x: "at", y: "visits", fill: "var(--iq-color-progress)", r: 5 }), Plot.dot(points, { x: "at", y: "priced", fill: "var(--iq-color-text)", r: 5 })] : [];
  return Plot.plot({
    width,
    height: width < 480 ? 230 : 320,
    marginLeft: 36,
    marginRight: 8,
    x: { type: "utc", label: null, ticks: width < 480 ? 3 : 6 },
    y: { domain: [0, most], label: null, ticks: 4, nice: true },
    marks: [
      Plot.gridY({ stroke: "var(--iq-color-line)", strokeOpacity: 1, ticks: 4 }),
      Plot.axisX({ ticks: width < 480 ? 3 : 6, tickSize: 0, fontSize: 13, color: "var(--iq-color-text-muted)", label: null, tickFormat: "%b %-d" }),
      Plot.axisY({ ticks: 4, tickSize: 0, fontSize: 13, color: "var(--iq-color-text-muted)", label: null }),
      Plot.areaY(points, { x: "at", y: "visits", fill: "var(--iq-color-selected-soft)" }),
      Plot.lineY(points, { x: "at", y: "visits", stroke: "var(--iq-color-progress)", strokeWidth: 2.5 }),
      Plot.lineY(points, { x: "at", y: "priced", stroke: "var(--iq-color-text)", strokeWidth: 2.5, strokeDasharray: "6 5" }),
      ...dots,
    ],
  });
};
