import { act, useState } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { LookupTrouble } from "./LookupTrouble";

const page = mounted();

function Lists() {
  const [isFailed, setFailed] = useState(true);
  const go = (): void => setFailed(false);
  return (
    <>
      <input id="plYear" />
      {isFailed && <LookupTrouble onRetry={go} onByHand={go} before="plYear" />}
    </>
  );
}

it.each(["Try again", "Enter it manually"])("%s by keyboard leaves the focus on the field before it", (label) => {
  page.render(
    <SessionProvider value={{ say } as unknown as Session}>
      <Lists />
    </SessionProvider>,
  );
  const button = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;
  act(() => {
    button.focus();
    button.click();
  });
  expect(page.container.querySelector("button")).toBeNull();
  expect(document.activeElement?.id).toBe("plYear");
});
