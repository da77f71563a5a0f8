import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { retention } from "./periods";

it("the README lists all retention periods and their reasons", async () => {
  const readme = await readFile("README.md", "utf8");
  const listed = readme.slice(readme.indexOf("Retention periods,")).split("\n\n")[1]?.split("\n").slice(2);
  expect(listed).toEqual(Object.values(retention).map(({ what, period, since, why }) => `| ${what} | ${period} | ${since} | ${why} |`));
});
