import { expect } from "vitest";
import type { DocTask } from "../task";

const service = "Any service that keeps the contract";

export const conformance: DocTask = {
  id: "conformance",
  what: "Test a backend's first call by the contract",
  steps: [
    { follow: "A backend of your own" },
    { jump: service },
    { read: "Begin with one call" },
    { save: { under: "Begin with one call", language: "mjs" }, as: "backend.mjs" },
    { start: { under: "Begin with one call", language: "sh", with: "node backend.mjs" }, until: "http://localhost:8090/v1/health" },
    { run: { under: "Begin with one call", language: "sh", with: "insurance-quote-conformance" }, mayFail: true },
  ],
  // Our package isn't in a public registry.
  begin: async ({ shell }) => void (await shell("npm init --yes && npm install insurance-quote")),
  proof: ({ printed }) => {
    expect(printed()).toContain("ok      readHealth: answers as the contract says");
    expect(printed()).toMatch(/FAILED {2}createLead: .*/);
    expect(printed()).toContain("breaks the contract");
    return Promise.resolve();
  },
  needsPackage: true,
};
