// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { say } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import type { Editable } from "./choices";
import { CoverageChoice } from "./CoverageChoice";

const page = mounted();

const contents = {
  id: "CONTENTS",
  label: "Personal property",
  description: "",
  apiKey: "contents",
  isDeductible: false,
  defaultValue: "30000",
  increments: { incrementType: "RANGE", options: [{ value: "10000", label: "$10,000" }, { value: "50000", label: "$50,000" }] },
} as unknown as Editable;

it("a typed amount is shown with its thousands separated, and chosen as digits", () => {
  const chosen: string[] = [];
  page.render(
    <SessionProvider value={{ say } as unknown as Session}>
      <CoverageChoice coverage={contents} held="20000" priced="30000" typed="20000" isWrong={false} effectOf={() => null} onChange={(value) => chosen.push(value)} />
    </SessionProvider>,
  );
  const field = page.container.querySelector<HTMLInputElement>("#type-CONTENTS")!;
  expect(field.value).toBe("20,000");
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "20,0005");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
  });
  expect(chosen).toEqual(["200005"]);
});
