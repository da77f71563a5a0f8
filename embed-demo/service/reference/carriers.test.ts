import { expect, test } from "vitest";
import { insuranceLines } from "../../../src/business/lines";
import { usStates } from "../../../src/business/stateNames";
import { carriersFor } from "./carriers";

/** An advisor alone sees to what has no line of its own. */
const quoted = insuranceLines.filter(({ wire }) => wire !== "OTHER");

test.each(quoted)("$slug has companies that answer in every state, or its quotes would be an empty page", ({ wire }) => {
  expect(usStates.filter(({ code }) => carriersFor(wire, code, "panel").length === 0)).toEqual([]);
});
