import { useEffect, useState, type ComponentType } from "react";
import { useFunnel } from "../FunnelContext";
import { loadSwitcher } from "../pages/pages";

/** The partner switcher, for who develops the page: fetched where it is shown, and missing where it can't be had. */
export function DevTools() {
  const { session, context } = useFunnel();
  // A flag is on in production as well, which `devTools` rules out.
  const shown = context.devTools ?? session.partner.flags.has("switcher");
  const [Switcher, setSwitcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (shown) loadSwitcher().then((parcel) => setSwitcher(() => parcel.Switcher), () => undefined);
  }, [shown]);
  return shown && Switcher ? <Switcher /> : null;
}
