import { afterEach, expect, it, vi } from "vitest";
import { openCamera } from "./camera";

afterEach(() => vi.unstubAllGlobals());

const video = { play: () => Promise.resolve() } as HTMLVideoElement;

/** A camera whose lamp answers so. */
function withLamp(applyConstraints: () => Promise<void>): void {
  const track = { applyConstraints, getCapabilities: () => ({ torch: true }), stop: () => undefined };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
}

it("turns its lamp on", async () => {
  withLamp(() => Promise.resolve());
  const { light } = await openCamera(video, new AbortController().signal);
  expect(await light?.(true)).toBe(true);
});

it("says that its lamp stayed as it was, such as when the camera has ended meanwhile", async () => {
  withLamp(() => Promise.reject(new DOMException("The track has ended", "InvalidStateError")));
  const { light } = await openCamera(video, new AbortController().signal);
  expect(await light?.(true)).toBe(false);
});
