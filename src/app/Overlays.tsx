import { useEffect } from "react";
import { useValue } from "../session/useValue";
import { keepFocusClear } from "../ui/keepFocusClear";
import { CaseHost } from "./CaseHost";
import { useFunnel } from "./FunnelContext";
import { Notifications } from "./Notifications";

/** What lies over the screens, and what sees to it that nothing lies over the focus. */
export function Overlays() {
  const { cases, host } = useFunnel();
  const open = useValue(cases.open);
  useEffect(() => (host.shadowRoot ? keepFocusClear(host.shadowRoot) : undefined), [host]);
  return (
    <>
      <Notifications />
      {open && <CaseHost key={open.found.id} open={open} />}
    </>
  );
}
