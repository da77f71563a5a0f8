import { act, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { suggestAddresses } from "../../api/contract/addresses";
import { mounted } from "../../fixtures/mounted";
import { SessionProvider } from "../context";
import type { Session } from "../session";
import { useLookup } from "./lookup";

const page = mounted();
const answers = new Map<string, (result: unknown) => void>();
const asked: { readonly text: string; readonly signal: AbortSignal }[] = [];
const call = (_endpoint: unknown, { body, signal }: { body: { text: string }; signal: AbortSignal }) => {
  asked.push({ text: body.text, signal });
  return new Promise((resolve) => answers.set(body.text, resolve));
};
const session = { api: { call } } as unknown as Session;

function Search() {
  const [typed, setTyped] = useState("");
  const { status, value, retry } = useLookup(suggestAddresses, typed === "" ? null : { body: { text: typed } });
  return (
    <>
      <input value={typed} onInput={(event) => setTyped(event.currentTarget.value)} onChange={() => undefined} />
      <output>{`${status} ${value ? JSON.stringify(value) : "nothing"}`}</output>
      <button onClick={retry}>Again</button>
    </>
  );
}

const field = () => page.container.querySelector("input")!;
const told = () => page.container.querySelector("output")!.textContent;
const enter = (text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(), text);
  field().dispatchEvent(new Event("input", { bubbles: true }));
};
/** Types a text whole, and waits until it has been asked about. */
const ask = (text: string) =>
  act(async () => {
    enter(text);
    await vi.waitFor(() => expect(asked.at(-1)?.text).toBe(text));
  });
const answer = (text: string, result: unknown) => act(async () => answers.get(text)!(result));

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  page.render(
    <SessionProvider value={session}>
      <Search />
    </SessionProvider>,
  );
});

describe("a lookup", () => {
  it("keeps the last answer until the next one comes, and drops it where nothing is asked", async () => {
    expect(told()).toBe("idle nothing");
    await ask("a");
    expect(told()).toBe("loading nothing");
    await answer("a", { ok: true, value: 1 });
    expect(told()).toBe("succeeded 1");
    await ask("ab");
    expect(told()).toBe("loading 1");
    await answer("ab", { ok: true, value: 2 });
    expect(told()).toBe("succeeded 2");
    act(() => enter(""));
    expect(told()).toBe("idle nothing");
    await ask("b");
    expect(told()).toBe("loading nothing");
  });

  it("aborts what isn't asked any more, and doesn't hear its answer", async () => {
    await ask("a");
    await ask("ab");
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer("a", { ok: true, value: 1 });
    expect(told()).toBe("loading nothing");
  });

  it("asks again after a failure, which leaves no answer", async () => {
    await ask("a");
    await answer("a", { ok: true, value: 1 });
    await ask("ab");
    await answer("ab", { ok: false, error: {} });
    expect(told()).toBe("failed nothing");
    await act(async () => {
      page.container.querySelector("button")!.click();
      await vi.waitFor(() => expect(asked).toHaveLength(3));
    });
    expect(told()).toBe("loading nothing");
    await answer("ab", { ok: true, value: 3 });
    expect(told()).toBe("succeeded 3");
  });

  it("takes every key of a burst that leaves no time between them", () => {
    // React draws as in a page, and not as `act` lets it.
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
    const texts = Array.from({ length: 120 }, (_, index) => "a".repeat(index + 1));
    const taken = texts.map((text) => {
      enter(text);
      return field().value;
    });
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    expect(taken).toEqual(texts);
  });
});
