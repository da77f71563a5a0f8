import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { say, worded } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import { QuickChoices } from "./QuickChoices";
import type { Quick } from "./useQuickChoice";

it("a range of effects doesn't break after its dash", () => {
  const options = [{ value: "500", said: worded("$500"), effect: { least: -17, greatest: -19 } }];
  const quick = { kind: "deductible", held: "1000", weighed: null, options, weigh: () => undefined } as unknown as Quick;
  const markup = renderToStaticMarkup(
    <SessionProvider value={{ say } as unknown as Session}>
      <QuickChoices quick={quick} more={null} />
    </SessionProvider>,
  );
  expect(markup).toContain("$17–\u206019 less");
});
