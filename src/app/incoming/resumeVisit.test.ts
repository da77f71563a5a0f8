import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { createNotices } from "../../session/notices";
import { snapshotVersion, type Snapshot } from "../../session/kept/snapshot";
import { resumeVisit, tellResumed } from "./resumeVisit";

const now = new Date("2026-11-22T12:00:00Z");

const visit: Snapshot = {
  version: snapshotVersion,
  savedAt: now.getTime() - 60_000,
  line: "auto",
  answers: { firstName: "Zebulon" },
  drafts: {},
  journeys: { auto: { completed: ["address"], furthestGroup: 0, effects: {}, at: "auto/driver" } },
  application: null,
  lead: null,
  selection: null,
  openCase: null,
  complex: null,
  outcome: null,
  sessionId: "session",
};

async function resume(answer: unknown) {
  const kept: unknown[] = [];
  const storage = { read: () => null, write: (value: unknown) => void kept.push(value), clear: () => undefined };
  const call = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const resumed = await resumeVisit({ secret: "s3cret", redemptionId: "opening", api: { call } as unknown as Pick<Client, "call">, storage, now, sessionHours: 24 });
  return { resumed, kept };
}

const given = (text: string) => ({ ok: true, value: { visit: text } });
const refused = (code: string, status: number) => ({ ok: false, error: { code, status } });

describe("a link that restores a visit", () => {
  it("stores its visit as the tab's own", async () => {
    expect(await resume(given(JSON.stringify(visit)))).toEqual({ resumed: "resumed", kept: [visit] });
  });

  it.each<[string, unknown, string]>([
    ["is used, expired or another partner's", refused("RESUME_LINK_INVALID", 404), "invalid"],
    ["has no secret of ours", refused("VALIDATION", 422), "invalid"],
    ["holds a visit of another version", given(JSON.stringify({ ...visit, version: snapshotVersion + 1 })), "invalid"],
    ["holds a visit that is too old", given(JSON.stringify({ ...visit, savedAt: now.getTime() - 25 * 3_600_000 })), "invalid"],
    ["holds something else", given("<html>"), "invalid"],
    ["meets no connection", refused("NETWORK", 0), "failed"],
    ["was tried too often", refused("RATE_LIMITED", 429), "failed"],
    ["meets a service that is down", refused("INTERNAL", 500), "failed"],
    ["meets an error of ours", new Error("broken"), "failed"],
  ])("changes nothing when it %s", async (_when, answer, expected) => {
    expect(await resume(answer)).toEqual({ resumed: expected, kept: [] });
  });

  it.each([
    [null, []],
    ["resumed", []],
    ["invalid", ["resume.invalid"]],
    ["failed", ["resume.failed"]],
  ] as const)("says what became of it: %s", (resumed, said) => {
    const notices = createNotices();
    tellResumed({ notices }, resumed, () => undefined);
    expect(notices.list.peek().map(({ text }) => text.key)).toEqual(said);
  });
});
