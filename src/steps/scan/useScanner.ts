import { useEffect, useRef, useState } from "react";
import { openCamera, type Camera } from "../../scan/camera";
import { detectorFor } from "../../scan/detectorFor";
import type { Detect, Kind } from "../../scan/found";
import type { Hint } from "../../scan/hintFor";
import { partShown } from "../../scan/partShown";
import { readCamera } from "../../scan/readCamera";
import { readPhoto } from "../../scan/readPhoto";

/** Milliseconds of looking after which a photo is offered instead. */
const patience = 10_000;

export type Trouble = "camera" | "decoder" | "photo" | "paste";

interface Asked<Value> {
  readonly kind: Kind;
  /** Returns what a code says; null if it isn't what is looked for, or not sure yet. */
  readonly accept: (text: string, isPasted: boolean) => Value | null;
  readonly onRead: (value: Value) => void;
}

const isShown = (): boolean => document.visibilityState === "visible";

/**
 * Reads a barcode by the camera, from a photo or from pasted text. The camera is on only while the page is visible and nothing has
 * been read; unmounting turns it off.
 */
export function useScanner<Value>({ kind, accept, onRead }: Asked<Value>) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef({ accept, onRead });
  const detector = useRef<Promise<Detect> | null>(null);
  const ended = useRef(new AbortController());
  const [hint, setHint] = useState<Hint | null>(null);
  const [isLate, setLate] = useState(false);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isLit, setLit] = useState(false);
  const [visible, setVisible] = useState(isShown);

  useEffect(() => {
    asked.current = { accept, onRead };
  });
  useEffect(() => {
    const change = (): void => setVisible(isShown());
    document.addEventListener("visibilitychange", change);
    const ending = (ended.current = new AbortController());
    return () => {
      document.removeEventListener("visibilitychange", change);
      ending.abort();
    };
  }, []);
  const detectorNow = (): Promise<Detect> => {
    detector.current ??= detectorFor(kind);
    detector.current.catch(() => (detector.current = null));
    return detector.current;
  };
  const take = (value: Value): void => {
    ended.current.abort();
    asked.current.onRead(value);
  };

  useEffect(() => {
    if (!visible) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const end = ended.current.signal;
    const stop = (): void => stopping.abort();
    end.addEventListener("abort", stop);
    let last: Hint | null = null;
    const say = (next: Hint): void => {
      // One frame alone may be blurred by a movement.
      if (next === last) setHint(next);
      last = next;
    };
    const timer = setTimeout(() => setLate(true), patience);
    const look = async (): Promise<void> => {
      const loading = detectorNow();
      loading.catch(() => setTrouble("decoder"));
      const opened = await openCamera(video.current!, signal).catch(() => null);
      if (signal.aborted) return;
      if (!opened) return setTrouble((known) => known ?? "camera");
      setCamera(opened);
      const screen = video.current!;
      const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
      const part = () => partShown({ width: screen.videoWidth, height: screen.videoHeight }, boxOf(screen), boxOf(frame.current!));
      const accepted = (text: string): Value | null => asked.current.accept(text, false);
      const value = await readCamera({ video: screen, detect: await loading, part, accept: accepted, onHint: say, signal });
      if (value !== null) take(value);
    };
    look().catch(() => setTrouble("decoder"));
    return () => {
      clearTimeout(timer);
      end.removeEventListener("abort", stop);
      stop();
      setCamera(null);
      setLit(false);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one camera for each time that the page is shown
  }, [visible]);

  return {
    video,
    frame,
    hint,
    isLate,
    isReading,
    trouble,
    hasCamera: camera !== null,
    light: camera?.light && {
      isOn: isLit,
      toggle: () => {
        void camera.light?.(!isLit).then((isDone) => isDone && setLit(!isLit));
      },
    },
    readText(text: string): void {
      const value = text.trim() === "" ? null : accept(text, true);
      if (value !== null) take(value);
      else setTrouble(text.trim() === "" ? null : "paste");
    },
    readPicture(picture: Blob): void {
      if (isReading) return;
      const { signal } = ended.current;
      setReading(true);
      setTrouble(null);
      const read = async (): Promise<void> => {
        const detect = await detectorNow().catch(() => setTrouble("decoder"));
        if (!detect) return;
        const value = await readPhoto(picture, detect, (text) => accept(text, false), signal);
        if (signal.aborted) return;
        if (value === null) setTrouble("photo");
        else take(value);
      };
      void read().catch(() => setTrouble("photo")).finally(() => setReading(false));
    },
  };
}
