import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import type { QuoteRun } from "./quoteRun";
import { useUpdates } from "./useUpdates";

let found: ReturnType<typeof useUpdates>;
function Updates() {
  found = useUpdates({ begin: () => undefined, refresh: () => undefined } as unknown as QuoteRun);
  return null;
}

const page = mounted();

it("counts a request that was begun before another one, and is made after it", () => {
  page.render(<Updates />);
  const { onUpdate } = found;
  act(() => found.refresh());
  const { updates } = found;
  act(onUpdate);
  expect(found.updates).not.toBe(updates);
});
