import { expect } from "vitest";
import type { DocTask, Snippet } from "../task";

const ts = (under: string, part: string): Snippet => ({ under, language: "ts", with: part });
const [contract, question, screen, place, price, spanish, checks] = ["1. The contract", "2. The question", "3. The screen and its call", "4. Its place in the line", "5. The price", "6. Spanish", "7. The checks"] as const;
const service = "embed-demo/service/property";

export const step: DocTask = {
  id: "step",
  what: "A new one-question step in renters",
  steps: [
    { follow: "Add a step" },
    { read: contract },
    { paste: ts(contract, "z.enum"), into: "src/api/contract/applications/additionalInfo.ts", before: "export const additionalInfo" },
    { paste: ts(contract, "z.optional"), into: "src/api/contract/applications/additionalInfo.ts", before: "});\nexport type AdditionalInfo" },
    { read: question },
    { save: ts(question, "field<"), as: "src/steps/rentedFloor/fields.ts" },
    { read: screen },
    { save: ts(screen, "floorStep"), as: "src/steps/rentedFloor/step.ts" },
    { read: place },
    { paste: ts(place, "import"), into: "src/lines/renters/flow.ts", before: 'import { insuredResideTime' },
    { paste: ts(place, "        floorStep,"), into: "src/lines/renters/flow.ts", before: "        startDateStep({" },
    { paste: ts(place, "GROUND"), into: "src/lines/renters/examples.ts", before: 'startDate: "6/22/2026"' },
    { paste: ts(place, "UPPER"), into: "src/lines/renters/examples.ts", before: 'startDate: "07/20/2026"' },
    { read: price },
    { paste: ts(price, "floor: string"), into: `${service}/propertyInput.ts`, before: "  usage: OccupancyType[];" },
    { paste: ts(price, "additionalInfo"), into: `${service}/propertyInput.ts`, before: "    usage: [..." },
    { paste: ts(price, "0.96"), into: `${service}/propertyFactors.ts`, before: "  partnerSpouse:" },
    { read: spanish },
    { save: { under: spanish, language: "json" }, as: "src/texts/es/rentedFloor.json" },
    { read: checks },
    { run: { under: checks, language: "sh" }, mayFail: true },
  ],
  proof: async ({ printed, shell }) => {
    // The tests begin only after the compiler has found nothing.
    expect(printed()).toContain("Test Files");
    // Those that failed are the two differences that the page leaves to its reader.
    expect([...new Set([...printed().matchAll(/FAIL.*?(tests\/flows\/\S+\.test\.tsx?)/g)].map(([, file]) => file))].filter((file) => !/structure|walks|requests|lineChange|tasks/.test(file!))).toEqual([]);
    expect(await shell("npm run vitest -- --project flows -u")).toMatch(/Tests\s.*\d+ passed/);
  },
  inRepository: true,
};
