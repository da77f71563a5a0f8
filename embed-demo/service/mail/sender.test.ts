import { expect, it } from "vitest";
import { retention } from "../database/periods";
import { mailWaits } from "./sender";

const hour = 3_600_000;

it("an e-mail is tried for as long as it is kept, at least once an hour", () => {
  const kept = Number.parseInt(retention.email.period, 10) * hour;
  const last = mailWaits.reduce((sum, wait) => sum + wait);
  expect(last).toBeGreaterThan(kept - hour);
  expect(last).toBeLessThan(kept);
  expect(Math.max(...mailWaits)).toBe(hour);
});
