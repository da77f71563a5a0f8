import { expect } from "vitest";
import type { DocTask } from "../task";

const receive = "Receive and verify one";

export const webhook: DocTask = {
  id: "webhook",
  what: "Receive a webhook, and verify it",
  steps: [
    { follow: "Webhooks" },
    { read: receive },
    { run: { under: receive, language: "sh", with: "npm install" } },
    { save: { under: receive, language: "mjs" }, as: "receiver.mjs" },
    { run: { under: receive, language: "sh", with: "openssl rand -base64" } },
    { start: { under: receive, language: "sh", with: "node receiver.mjs" } },
    { start: { under: receive, language: "sh", with: "npm start" }, in: "demo", until: "http://localhost:4402/v1/health/ready" },
    { run: { under: receive, language: "sh", with: "partners/set" } },
    { run: { under: receive, language: "sh", with: "/v1/leads" } },
  ],
  proof: async ({ printed, shell }) => {
    await expect.poll(printed).toContain("verified lead.created");
    expect(await shell(`curl --silent --output /dev/null --write-out "%{http_code}" http://localhost:8090/leads -H "webhook-id: 1" -H "webhook-timestamp: $(date +%s)" -H "webhook-signature: v1,bm90aGluZw==" -d "{}"`)).toBe("401");
  },
};
