// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { useScanner } from "./useScanner";

vi.mock("../../scan/detectorFor", () => ({ detectorFor: () => Promise.reject(new Error("offline")) }));
vi.mock("../../scan/camera", () => ({ openCamera: () => new Promise(() => undefined) }));

const page = mounted();

function Scanner() {
  const { trouble, isReading, readPicture } = useScanner({ kind: "vin", accept: () => null, onRead: () => undefined });
  return <button onClick={() => readPicture(new Blob())}>{isReading ? "reading" : trouble}</button>;
}

it("a photo that nothing can decode isn't called unreadable", async () => {
  page.render(<Scanner />);
  await act(async () => page.container.querySelector("button")!.click());
  expect(page.container.textContent).toBe("decoder");
});
