import { useEffect } from "react";
import { useLate } from "../session/useLate";
import { useValue } from "../session/useValue";
import { keepFocusClear } from "../ui/keepFocusClear";
import { useFunnel } from "./FunnelContext";
import { Notifications } from "./Notifications";

/** Right after the rest, and not when a case comes up: the line may be what is broken then. */
const loadCaseHost = () => import("./CaseHost").then((module) => module.CaseHost);

/** What lies over the screens, and what sees to it that nothing lies over the focus. Loaded after the first field. */
export function Overlays() {
  const { cases, host } = useFunnel();
  const open = useValue(cases.open);
  const CaseHost = useLate(loadCaseHost);
  useEffect(() => (host.shadowRoot ? keepFocusClear(host.shadowRoot) : undefined), [host]);
  return (
    <>
      <Notifications />
      {open && CaseHost && <CaseHost key={open.id} open={open} />}
    </>
  );
}
