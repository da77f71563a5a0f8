import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { answerInfo, toQuotes } from "../../e2e/funnel/pet";
import { selectFirst } from "../../e2e/funnel/quotes";
import { startServer } from "../../hosts/startServer";
import { serveHost } from "../../hosts/serve";
import type { DocTask } from "../task";

const next = "Next, with the app router";

export const nextApp: DocTask = {
  id: "next",
  what: "The element in a new Next app, its end in a data layer",
  steps: [
    { follow: "Your framework" },
    { jump: next },
    { read: next },
    { run: { under: next, language: "sh", with: "npm install" } },
    { save: { under: next, language: "tsx", with: "use client" }, as: "app/quote/Quote.tsx", changes: { auto: "pet" } },
    { save: { under: next, language: "tsx", with: "QuotePage" }, as: "app/quote/page.tsx" },
  ],
  // Stands for create-next-app: the same files, with a lock.
  begin: async ({ folder, shell }) => {
    await cp(join(import.meta.dirname, "../../hosts/next"), folder, { recursive: true });
    await rm(join(folder, "app/quote"), { recursive: true });
    await shell("npm ci --ignore-scripts");
  },
  proof: async ({ folder, shell, open, demo }) => {
    await shell("NODE_ENV=production npm run build");
    const server = await startServer(folder);
    try {
      const told: unknown[] = [];
      const visitor = await open(`${demo.sites}/host/quote/`, async (context) => {
        await serveHost(context, demo, { server: server.origin });
        await context.exposeFunction("tell", (entry: unknown) => told.push(entry));
        await context.addInitScript(() => Object.assign(window, { dataLayer: { push: Reflect.get(window, "tell") as unknown } }));
      });
      await visitor.arrive();
      await answerInfo(visitor);
      await toQuotes(visitor);
      await selectFirst(visitor);
      await visitor.press("Continue");
      await expect.poll(() => told).toEqual([{ event: "quote_done", line: "pet", kind: "hand-off" }]);
    } finally {
      await server.stop();
    }
  },
  needsPackage: true,
};
