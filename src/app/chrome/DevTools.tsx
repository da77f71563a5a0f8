import { useEffect, useState, type ComponentType } from "react";
import { useFunnel } from "../FunnelContext";
import { loadSwitcher } from "../pages/pages";

/** The partner switcher for developers of the page: fetched only if it is shown, and left out if that fails. */
export function DevTools() {
  const { session, context } = useFunnel();
  // `devTools` overrides the partner's flag, which is also on in production.
  const shown = context.devTools ?? session.partner.flags.has("switcher");
  const [Switcher, setSwitcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (shown) loadSwitcher().then((parcel) => setSwitcher(() => parcel.Switcher), () => undefined);
  }, [shown]);
  return shown && Switcher ? <Switcher /> : null;
}
