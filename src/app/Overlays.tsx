import { useEffect } from "react";
import { useValue } from "../session/useValue";
import { keepFocusClear } from "../ui/behavior/keepFocusClear";
import { CaseHost } from "./cases/CaseHost";
import { ChromeDrawer } from "./chrome/ChromeDrawer";
import { DevTools } from "./chrome/DevTools";
import { useFunnel } from "./FunnelContext";

/** Overlays over the screens, and the scrolling that keeps them from covering the focus. */
export function Overlays() {
  const { cases, host } = useFunnel();
  const open = useValue(cases.open);
  useEffect(() => (host.shadowRoot ? keepFocusClear(host.shadowRoot) : undefined), [host]);
  return (
    <>
      <ChromeDrawer />
      <DevTools />
      {open && <CaseHost key={open.found.id} open={open} />}
    </>
  );
}
