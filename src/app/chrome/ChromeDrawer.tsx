import { useEffect, useState, type ComponentType } from "react";
import { phrases } from "../../kernel/phrase";
import { useValue } from "../../session/useValue";
import { useFunnel } from "../FunnelContext";
import { loadDrawer } from "../pages/pages";
import { menuModal } from "../routes";

const texts = phrases("menu", { failed: "The menu didn't load. Check your connection and try again." });

/** The menu, fetched when it is first opened. The address says whether it is open, so that Back closes it. */
export function ChromeDrawer() {
  const { session, navigator, chrome } = useFunnel();
  const isFull = useValue(chrome) === "full";
  const isOpen = useValue(navigator.modal) === menuModal && isFull;
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOpen || Drawer) return;
    loadDrawer().then(
      (parcel) => setDrawer(() => parcel.Drawer),
      () => {
        void navigator.closeModal("return");
        session.notices.show("error", texts.failed);
      },
    );
  }, [isOpen, Drawer, navigator, session]);
  return isOpen && Drawer ? <Drawer /> : null;
}
