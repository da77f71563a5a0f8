import { expect, it } from "vitest";
import type { ProblemError } from "./problemError";
import { createStreamPlaces } from "./streamPlaces";

/** The places of three streams, two of them of one session; records what the metrics are told. */
function open() {
  const told: string[] = [];
  const say = (what: string) => () => void told.push(what);
  const places = createStreamPlaces({ streams: 3, streamsPerSession: 2 }, { streamOpened: say("opened"), streamClosed: say("closed"), streamRefused: say("refused") });
  const refusal = (session: string): ProblemError => {
    try {
      places.enter(session);
    } catch (error) {
      return error as ProblemError;
    }
    throw new Error(`${session} has been let in`);
  };
  return { told, enter: places.enter, refusal };
}

it("a session has no more streams than are its own, and others have theirs", () => {
  const { told, enter, refusal } = open();
  enter("one");
  enter("one");
  expect(refusal("one")).toMatchObject({ code: "RATE_LIMITED", more: { retryAfter: 5 } });
  enter("another");
  expect(told).toEqual(["opened", "opened", "refused", "opened"]);
});

it("all sessions together have no more streams than the process", () => {
  const { enter, refusal } = open();
  for (const session of ["one", "two", "three"]) enter(session);
  expect(refusal("four").code).toBe("RATE_LIMITED");
});

it("a stream that ends makes room for one, however often it is said to have ended", () => {
  const { told, enter, refusal } = open();
  const leave = enter("one");
  enter("one");
  enter("another");
  leave();
  leave();
  expect(told.filter((what) => what === "closed")).toHaveLength(1);
  enter("one");
  expect(refusal("one").code).toBe("RATE_LIMITED");
  expect(refusal("third").code).toBe("RATE_LIMITED");
});
