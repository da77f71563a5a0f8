import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle";
import type { BenchPage, NextStep } from "./page";
import { inPlace } from "./page";

const bundled = (entry: string) => async (folder: string): Promise<void> => writeFile(join(folder, "widget.js"), await bundle(fileURLToPath(entry)));

/** Both forms ask for the same in the same order: the address, then the name. */
const twoSteps = (within: string): Pick<Required<BenchPage>, "firstField" | "step"> => {
  const field = (name: string): string => `${within} input[name=${name}]`;
  const step: NextStep = {
    fill: [
      { selector: field("street"), text: "418 Alder St" },
      { selector: field("city"), text: "Columbus" },
      { selector: field("zip"), text: "43215" },
    ],
    next: `${within} button`,
    secondField: field("firstName"),
  };
  return { firstField: field("street"), step };
};

export const alone: BenchPage = { id: "alone", row: "article alone" };

export const plainForm: BenchPage = {
  id: "plain-form",
  row: "plain HTML form",
  body: readFileSync(join(import.meta.dirname, "baselines/plainForm.html"), "utf8").replace(/<form>[^]*<\/form>/, inPlace),
  ...twoSteps("#place"),
};

export const oneInput: BenchPage = {
  id: "react-input",
  row: "React, one input",
  head: `<script defer src="/react-input/widget.js"></script>`,
  body: `<div id="place"></div>`,
  firstField: "#place input",
  write: bundled(import.meta.resolve("./baselines/oneInput.tsx")),
};

export const reactForm: BenchPage = {
  id: "react-form",
  row: "React form, custom element",
  head: `<script async src="/react-form/widget.js"></script>`,
  body: inPlace("<react-form></react-form>"),
  ...twoSteps("react-form >>>"),
  write: bundled(import.meta.resolve("./baselines/reactForm.tsx")),
};
