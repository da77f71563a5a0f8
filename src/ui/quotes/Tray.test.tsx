import { act, useState } from "react";
import { expect, it } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { Tray } from "./Tray";

const page = mounted();

function Chips() {
  const [isWeighed, setWeighed] = useState(false);
  return (
    <>
      <button id="chip" onClick={() => setWeighed(true)} />
      {isWeighed && <Tray label="A change" title="" names="" actions={<button id="keep" onClick={() => setWeighed(false)} />} />}
    </>
  );
}

it("a press that takes the tray away returns the focus to the control that brought it", () => {
  page.render(<Chips />);
  const press = (id: string) =>
    act(() => {
      const button = page.container.querySelector<HTMLButtonElement>(`#${id}`)!;
      button.focus();
      button.click();
    });
  press("chip");
  press("keep");
  expect(page.container.querySelector("#keep")).toBeNull();
  expect(document.activeElement?.id).toBe("chip");
});
