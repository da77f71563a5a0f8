import { afterEach, expect, it, vi } from "vitest";
import { mounted } from "../fixtures/mounted";
import { ScreenBoundary } from "./ScreenBoundary";

const broken = new Error("Maya Okafor, 418 Alder St");
function Broken(): never {
  throw broken;
}

const page = mounted();

afterEach(() => vi.restoreAllMocks());

it("keeps the page around a broken screen, reports it once, and shows the next screen", () => {
  const crashed = vi.fn();
  const written = vi.spyOn(console, "error").mockReturnValue();
  const show = (path: string) =>
    page.render(
      <main>
        <header>Clearmoor</header>
        <ScreenBoundary key={path} onCrash={crashed}>
          {path === "error" ? <p>Contact an advisor</p> : <Broken />}
        </ScreenBoundary>
      </main>,
    );
  show("auto/driver");
  expect(page.container.textContent).toBe("Clearmoor");
  expect(crashed.mock.calls).toEqual([[broken]]);
  // Nothing may reach the host's console: an error's message may quote what a person typed.
  expect(written.mock.calls).toEqual([]);
  show("error");
  expect(page.container.textContent).toBe("ClearmoorContact an advisor");
});
