import { expect, it } from "vitest";
import type { InsuranceQuoteTagProps } from "./tagProps";

it("takes an adapter by name, as an object, or none, and each attribute by either name", () => {
  const adapter = { read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: () => "#" };
  const given: readonly InsuranceQuoteTagProps[] = [{ router: "memory" }, { router: adapter }, { router: null }, { basePath: "/quote", "base-path": "/quote" }];
  // @ts-expect-error -- no adapter has this name
  const wrong: InsuranceQuoteTagProps = { router: "nowhere" };
  expect([...given, wrong]).toHaveLength(5);
});
