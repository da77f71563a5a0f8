import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timings } from "../business/timings";
import { contentOnPage } from "./contentOnPage";
import type { Fetch } from "./fetchJson";

let base = 0;
const answering = () => vi.fn<Fetch>(() => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({}) }));
const request = (fetch: Fetch, partner = "auvane") => ({ partner, contentBase: `https://${base}.example/content`, fetch });

beforeEach(() => {
  base += 1;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each([
  ["within the minute", timings.contentFresh - 1, 1],
  ["after it", timings.contentFresh, 2],
])("a second widget %s", async (_when, later, times) => {
  const fetch = answering();
  await contentOnPage(request(fetch));
  vi.advanceTimersByTime(later);
  await contentOnPage(request(fetch));
  expect(fetch).toHaveBeenCalledTimes(times);
});

it("fetches each partner's content", async () => {
  const fetch = answering();
  await Promise.all([contentOnPage(request(fetch)), contentOnPage(request(fetch, "default"))]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("uses the painter's response, for the next widget too", async () => {
  const fetch = answering();
  const begun = Promise.resolve("painted");
  expect([await contentOnPage(request(fetch), begun), await contentOnPage(request(fetch))]).toEqual(["painted", "painted"]);
  expect(fetch).not.toHaveBeenCalled();
});

it("fetches again after a failure", async () => {
  const fetch = answering().mockRejectedValueOnce(new TypeError("failed"));
  await expect(contentOnPage(request(fetch))).rejects.toThrow("unreachable");
  await expect(contentOnPage(request(fetch))).resolves.toEqual({});
});
