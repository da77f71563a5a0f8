// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { aQuotedCoverage } from "../../../fixtures/quotes";
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

/** Renders the field for an amount, and collects what is chosen by typing in it. */
function typingInto(typed: string) {
  const chosen: string[] = [];
  page.render(
    <SessionProvider value={{ say } as unknown as Session}>
      <CoverageChoice coverage={contents} held="20000" priced="30000" typed={typed} isWrong={false} effectOf={() => null} onChange={(value) => chosen.push(value)} />
    </SessionProvider>,
  );
  const field = page.container.querySelector<HTMLInputElement>("#type-CONTENTS")!;
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    });
  return { field, type, chosen };
}

it("a typed amount is shown with its thousands separated, and chosen as digits", () => {
  const { field, type, chosen } = typingInto("20000");
  expect(field.value).toBe("20,000");
  type("20,0005");
  expect(chosen).toEqual(["200005"]);
});

it.each([
  ["45 000", "45000"],
  ["$45,000.00", "45000"],
  ["45,000.", "45,000."],
  ["450.50", "450.50"],
  ["-5000", "-5000"],
])("%s is chosen as %s, and never as another amount", (text, value) => {
  const { type, chosen } = typingInto("");
  type(text);
  expect(chosen).toEqual([value]);
});

const deductible = {
  id: "ALL_PERILS",
  label: "Deductible",
  description: "",
  apiKey: "allPerils",
  isDeductible: true,
  defaultValue: "1000",
  increments: { incrementType: "LIST", options: [{ value: "500", label: "$500" }, { value: "1000", label: "$1,000" }] },
} as unknown as Editable;

it.each([
  ["names the value that the price is for if the company lacks the asked one", { asked: "$1,000" }, true],
  ["doesn't if the price is for the asked one", {}, false],
])("%s", (_what, asked, isNamed) => {
  const quoted = { ...aQuotedCoverage({ id: "ALL_PERILS", label: "Deductible", value: "$500", amount: 500 }), ...asked };
  page.render(
    <SessionProvider value={{ say } as unknown as Session}>
      <CoverageChoice coverage={deductible} held="1000" priced="1000" quoted={quoted} typed="1000" isWrong={false} effectOf={() => null} onChange={() => undefined} />
    </SessionProvider>,
  );
  expect(page.container.textContent?.includes("This company's price is for $500.")).toBe(isNamed);
});
