import { useEffect, useState, type RefObject } from "react";

/** True once the page in the preview's frame has said that its screen is there, or that it couldn't get there. `shown`: that page. */
export function useReady(frame: RefObject<HTMLIFrameElement | null>, shown: string): boolean {
  const [ready, setReady] = useState("");
  useEffect(() => {
    const listen = ({ source }: MessageEvent): void => {
      if (source === frame.current?.contentWindow) setReady(shown);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frame, shown]);
  return ready === shown;
}
