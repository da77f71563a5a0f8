import { useValue } from "../session/useValue";
import { CaseHost } from "./CaseHost";
import { useFunnel } from "./FunnelContext";
import { Notifications } from "./Notifications";

/** What lies over the screens. Loaded after the first field. */
export function Overlays() {
  const { cases } = useFunnel();
  const open = useValue(cases.open);
  return (
    <>
      <Notifications />
      {open && <CaseHost key={open.id} open={open} />}
    </>
  );
}
