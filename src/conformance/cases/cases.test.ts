import { expect, it } from "vitest";
import { endpoints } from "../../api/contract/endpoints";
import { cases } from "./cases";

it("tells every case by a name of its own", () => {
  const names = cases.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(endpoints.map(({ id }) => id))("has a case that sees %s answer, and more where it can be refused", (id) => {
  const about = cases.filter(({ endpoints: of }) => (of as readonly string[]).includes(id));
  expect(about.some(({ topic }) => topic === "answers" || topic === "stream")).toBe(true);
});

it.each(endpoints.filter(({ auth }) => auth === "session").map(({ id }) => id))("has cases of a missing key, page and token for %s", (id) => {
  const names = cases.map(({ name }) => name);
  for (const what of ["a call without a partner key", "a page of nobody's", "a call without a token"]) expect(names).toContain(`${id}: refuses ${what}`);
});

it("says of each case what is expected and what the widget does otherwise", () => {
  expect(cases.filter(({ expected, consequence }) => expected === "" || consequence === "").map(({ name }) => name)).toEqual([]);
});
