import { batch, signal } from "@preact/signals-react";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { aRunner } from "../fixtures/aRunner";
import { inFunnel } from "../fixtures/inFunnel";
import { mounted } from "../fixtures/mounted";
import { field } from "../flow/field";
import { say } from "../kernel/phrase";
import { z } from "../kernel/zod";
import type { FieldError } from "../session/effectOutcome";
import type { Session } from "../session/session";
import { TextField } from "../ui/fields/TextField";
import { Form } from "./Form";
import type { Runner } from "./runner";
import { useTextField } from "./useField";

const missing = { key: "error.firstName", english: "Enter a first name" };
const firstName = field("firstName", z.string(), { label: "First name", initial: "", rule: (value) => (value.trim() === "" ? missing : null) });
const draft = signal("");
const saved = vi.fn();
const submitted = vi.fn();
const session = {
  say,
  draft: () => draft,
  drafted: () => ({ firstName: draft.peek() }),
  ruleContext: () => ({}),
} as unknown as Session;
const errors = signal<readonly FieldError[]>([]);
const refusals = signal(0);
const showErrors: Runner["showErrors"] = (found, refused) =>
  batch(() => {
    errors.value = found;
    if (refused) refusals.value += 1;
  });
const runner = aRunner({ errors, refusals, showErrors, submit: submitted });

const FirstName = () => <TextField {...useTextField(firstName)} />;
const form = inFunnel(
  session,
  runner,
  <Form scope="driver-0" fields={[firstName]} onSubmit={saved}>
    <FirstName />
  </Form>,
);
const page = mounted();

const submit = () => act(() => void page.container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
const input = () => page.container.querySelector("input")!;
/** Returns what a screen reader announces after the field's name. */
const said = () => page.container.querySelector(`#${input().getAttribute("aria-describedby")}`)?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  draft.value = "";
  showErrors([], false);
  page.render(form);
});

it("an item with an error isn't saved: the error is shown beside the field, which takes the focus", () => {
  submit();
  expect(saved).not.toHaveBeenCalled();
  expect(input().id).toBe("driver-0-firstName");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(said()).toBe("Enter a first name");
  expect(document.activeElement).toBe(input());
});

it("the summary has the screen's order, whatever order the errors were found in", () => {
  const lastName = field("lastName", z.string(), { label: "Last name", initial: "", rule: () => missing });
  const LastName = () => <TextField {...useTextField(lastName)} />;
  page.render(
    inFunnel(
      session,
      runner,
      <Form fields={[lastName, firstName]}>
        <FirstName />
        <LastName />
      </Form>,
    ),
  );
  act(() => showErrors([lastName, firstName].map((wrong) => ({ field: wrong, message: missing })), true));
  expect(Array.from(page.container.querySelectorAll("[role=group] a"), ({ textContent }) => textContent)).toEqual(["First name: Enter a first name", "Last name: Enter a first name"]);
});

it("a valid item is saved, trimmed, and completes no step", () => {
  act(() => void (draft.value = " Ada "));
  submit();
  expect(saved.mock.calls).toEqual([[{ firstName: "Ada" }]]);
  expect(submitted).not.toHaveBeenCalled();
  expect(input().getAttribute("aria-invalid")).toBeNull();
});

it("an item that was refused is saved once it is corrected", () => {
  submit();
  act(() => void (draft.value = "Ada"));
  submit();
  expect(saved).toHaveBeenCalledOnce();
  expect(errors.peek()).toEqual([]);
});

it("the summary of several errors ends a question with only its own question mark", () => {
  const dogs = field("dogs", z.string(), { label: "Do any dogs live with you?", initial: "" });
  act(() => showErrors([{ field: firstName, message: missing }, { field: dogs, message: missing }], true));
  const lines = [...page.container.querySelectorAll("a")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["First name: Enter a first name", "Do any dogs live with you? Enter a first name"]);
});
