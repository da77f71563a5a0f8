import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { mounted } from "../../../fixtures/mounted";
import { usePointed } from "./usePointed";

let pointed: string | null;
function List() {
  const [found, handlers] = usePointed(({ target }) => (target as Element).id || null);
  pointed = found;
  return (
    <ul {...handlers}>
      <li id="a" />
      <li id="b" />
    </ul>
  );
}

const page = mounted();
const at = (id: string, type: string, movement: readonly [number, number] = [0, 0]) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperties(event, { movementX: { value: movement[0] }, movementY: { value: movement[1] } });
    page.container.querySelector(`#${id}`)?.dispatchEvent(event);
  });

beforeEach(() => page.render(<List />));

describe("the element under the pointer", () => {
  it("is nothing that appears under a resting pointer, even if the browser reports a move without movement", () => {
    at("a", "pointerover");
    at("a", "pointermove");
    expect(pointed).toBeNull();
  });

  it.each([
    ["a move to the side", "pointermove", [1, 0]],
    ["a move down", "pointermove", [0, -1]],
    ["a press", "pointerdown", [0, 0]],
  ] as const)("is the element at %s, and then whatever comes under the pointer", (_name, type, movement) => {
    at("a", "pointerover");
    at("a", type, movement);
    expect(pointed).toBe("a");
    at("b", "pointerover");
    expect(pointed).toBe("b");
  });

  it("is nothing once the pointer has left, until it moves again", () => {
    at("a", "pointermove", [3, 0]);
    at("a", "pointerout");
    expect(pointed).toBeNull();
    at("b", "pointerover");
    expect(pointed).toBeNull();
    at("b", "pointermove", [0, 3]);
    expect(pointed).toBe("b");
  });
});
