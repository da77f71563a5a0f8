import type { Sample } from "./samples";

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Counted in hundredths, or whole. */
const written = (name: string, value: number): string => (name === "CLS" ? value.toFixed(3) : name.endsWith("kB") ? value.toFixed(1) : value.toFixed(0));

/** Each row's medians as a Markdown table; a dash where a row has none. */
export function table(rows: Readonly<Record<string, readonly Sample[]>>): string {
  const names = [...new Set(Object.values(rows).flat().flatMap((sample) => Object.keys(sample)))];
  const cell = (samples: readonly Sample[], name: string): string => {
    const values = samples.flatMap((sample) => sample[name] ?? []);
    return values.length === 0 ? "-" : written(name, median(values));
  };
  const lines = Object.entries(rows).map(([row, samples]) => [row, ...names.map((name) => cell(samples, name))]);
  return [["", ...names], ["---", ...names.map(() => "--:")], ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
