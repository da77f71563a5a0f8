export interface Camera {
  /** Turns the lamp on or off, and tells whether it did; absent without one. Never rejects. */
  readonly light?: (on: boolean) => Promise<boolean>;
  stop(): void;
}

/** Members of cameras that TypeScript's own types don't have yet. */
interface MoreCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
}

const applied = (track: MediaStreamTrack, constraint: object): Promise<void> => track.applyConstraints({ advanced: [constraint] });

/**
 * Shows the camera behind the device, at the highest resolution that it gives, because a license's code has a thousand dots in
 * a row. Rejects without a camera or a permission; the camera is off again if `signal` was aborted meanwhile.
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 3840 }, height: { ideal: 2160 } },
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) {
    stop();
    signal.throwIfAborted();
  }
  const [track] = stream.getVideoTracks();
  const { torch, focusMode } = (track?.getCapabilities?.() ?? {}) as MoreCapabilities;
  if (track && focusMode?.includes("continuous")) await applied(track, { focusMode: "continuous" }).catch(() => undefined);
  video.srcObject = stream;
  await video.play();
  return { stop, ...(track && torch && { light: (on) => applied(track, { torch: on }).then(() => true, () => false) }) };
}
