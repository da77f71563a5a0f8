import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signal } from "@preact/signals-react";
import { field, withLateRule } from "../flow/field";
import { say } from "../kernel/phrase";
import { string } from "../kernel/shape";
import { createNotices } from "../session/notices";
import { SessionProvider } from "../session/context";
import type { Session } from "../session/session";
import { Form } from "./Form";
import type { Runner } from "./runner";
import { RunnerProvider } from "./runner";
import { useTextField } from "./useField";

const load = vi.fn<() => Promise<() => null>>();
const name = withLateRule(field("firstName", string(), { initial: "" }), load);
const draft = signal("Ada");
const saved = vi.fn();
const notices = createNotices();
const session = {
  say,
  notices,
  draft: () => draft,
  drafted: () => ({ firstName: draft.peek() }),
  ruleContext: () => ({}),
} as unknown as Session;
const runner = { errors: signal([]), refusals: signal(0), busy: signal(false), showErrors: () => undefined } as unknown as Runner;

const Name = () => <input value={useTextField(name).value} readOnly />;
const form = (
  <SessionProvider value={session}>
    <RunnerProvider value={runner}>
      <Form scope="driver-0" fields={[name]} onSubmit={saved}>
        <Name />
      </Form>
    </RunnerProvider>
  </SessionProvider>
);
const strays: unknown[] = [];
const stray = (error: unknown): void => void strays.push(error);
let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  process.on("unhandledRejection", stray);
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  process.off("unhandledRejection", stray);
});

it("an item whose rules can't be loaded isn't saved unjudged: it says so, throws nothing into the page, and tries again", async () => {
  load.mockRejectedValue(new Error("offline"));
  await act(async () => root.render(form));
  await act(async () => container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  expect(saved).not.toHaveBeenCalled();
  expect(notices.list.peek()).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(strays).toEqual([]);

  load.mockResolvedValue(() => null);
  await act(async () => notices.list.peek()[0]?.action?.run());
  expect(saved).toHaveBeenCalledWith({ firstName: "Ada" });
});
