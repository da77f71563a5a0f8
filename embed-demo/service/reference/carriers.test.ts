import { expect, test } from "vitest";
import { insuranceLines } from "../../../src/business/lines";
import { usStates } from "../../../src/business/stateNames";
import { carriersFor } from "./carriers";

/** Lines without quotes go to an advisor. */
const quoted = insuranceLines.filter(({ wire }) => wire !== "OTHER");

test.each(quoted)("$slug has companies that answer in every state, so that its list of quotes isn't empty", ({ wire }) => {
  expect(usStates.filter(({ code }) => carriersFor(wire, code, "panel").length === 0)).toEqual([]);
});
