import { signal } from "@preact/signals-react";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { aRunner } from "../fixtures/aRunner";
import { inFunnel } from "../fixtures/inFunnel";
import { mounted } from "../fixtures/mounted";
import { field } from "../flow/field";
import { say } from "../kernel/phrase";
import { z } from "../kernel/zod";
import type { FieldError } from "../session/effectOutcome";
import type { Session } from "../session/session";
import { useTextField } from "./useField";

const short = { key: "error.zip.short", english: "Enter 5 digits" };
const unknown = { key: "error.zip.unknown", english: "Nobody knows this ZIP code" };
const zip = field("zip", z.string(), { initial: "", rule: (value) => (value.length < 5 ? short : null) });
const draft = signal("");
const session = { say, draft: () => draft, drafted: () => ({}), ruleContext: () => ({}) } as unknown as Session;
const errors = signal<readonly FieldError[]>([]);
const runner = aRunner({ errors, showErrors: (found: readonly FieldError[]) => void (errors.value = found) });

let bound: ReturnType<typeof useTextField>;
function Zip() {
  bound = useTextField(zip);
  return null;
}
const page = mounted();
beforeEach(() => {
  draft.value = "00000";
  errors.value = [];
  page.render(inFunnel(session, runner, <Zip />));
});

const leave = () => act(() => bound.onBlur());
const type = (text: string) => act(() => bound.onInput(text));

it.each(["service", "case"] as const)("an error from a %s stays when the field is left, until its value changes", (source) => {
  act(() => void (errors.value = [{ field: zip, message: unknown, by: { source, value: "00000" } }]));
  leave();
  expect(bound.error).toBe("Nobody knows this ZIP code");
  type("0000");
  expect(bound.error).toBe("Enter 5 digits");
  type("00000");
  expect(bound.error).toBeUndefined();
});

it("a rule's error disappears as soon as the value is valid", () => {
  type("123");
  leave();
  expect(bound.error).toBe("Enter 5 digits");
  type("12345");
  expect(bound.error).toBeUndefined();
});

it("isn't shown for a value that was set later by other means", () => {
  act(() => void (errors.value = [{ field: zip, message: unknown, by: { source: "service", value: "00000" } }]));
  act(() => void (draft.value = "43215"));
  expect(bound.error).toBeUndefined();
});

it("loses the spaces around its value when it is left", () => {
  type(" 43215 ");
  leave();
  expect(bound.value).toBe("43215");
  expect(bound.error).toBeUndefined();
});
