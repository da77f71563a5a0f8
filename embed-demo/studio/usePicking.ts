import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Waits for a press in the preview's frame, also after it has loaded another screen, until there was one, or until it is switched
 * off by Escape. The page in the frame doesn't get that press.
 */
export function usePicking(frame: RefObject<HTMLIFrameElement | null>, shown: string, onPress: (at: Element | null) => void): readonly [isOn: boolean, switchOn: (on: boolean) => void] {
  const [isOn, switchOn] = useState(false);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    let page: Document | null = null;
    const take = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      switchOn(false);
      const [at] = event.composedPath();
      // The frame has an Element class of its own.
      const { Element: InFrame } = page!.defaultView as unknown as { Element: typeof Element };
      latest.current(at instanceof InFrame ? at : null);
    };
    const leave = ({ key }: KeyboardEvent): void => void (key === "Escape" && switchOn(false));
    const detach = (): void => {
      page?.removeEventListener("click", take, true);
      page?.removeEventListener("keydown", leave, true);
    };
    const attach = (): void => {
      detach();
      page = element.contentDocument;
      page?.addEventListener("click", take, true);
      page?.addEventListener("keydown", leave, true);
    };
    attach();
    element.addEventListener("load", attach);
    addEventListener("keydown", leave, true);
    return () => {
      detach();
      element.removeEventListener("load", attach);
      removeEventListener("keydown", leave, true);
    };
  }, [frame, shown, isOn]);
  return [isOn, switchOn];
}
