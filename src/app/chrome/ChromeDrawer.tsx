import { useEffect, useState, type ComponentType } from "react";
import { timings } from "../../business/timings";
import { phrases } from "../../kernel/phrase";
import { useValue } from "../../session/useValue";
import { useFunnel } from "../FunnelContext";
import { loadDrawer } from "../pages/pages";
import { menuModal } from "../navigation/routes";

const texts = phrases("menu", {
  failed: "The menu didn't load. Check your connection and try again.",
  late: "The menu is taking a while to load. You can wait, or try again.",
  retry: "Try again",
});

/** The menu, fetched when it is first opened. The address says whether it is open, so that Back closes it. */
export function ChromeDrawer() {
  const { session, navigator, chrome } = useFunnel();
  const isFull = useValue(chrome) === "full";
  const isOpen = useValue(navigator.modal) === menuModal && isFull;
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen || Drawer) return;
    const { notices } = session;
    let isOver = false;
    let told = 0;
    const late = setTimeout(() => (told = notices.show("warning", texts.late, { label: texts.retry, run: () => setAttempt(attempt + 1) })), timings.pageLate);
    const end = (): void => {
      isOver = true;
      clearTimeout(late);
      notices.close(told);
    };
    loadDrawer().then(
      (parcel) => setDrawer(() => parcel.Drawer),
      () => {
        if (isOver) return;
        void navigator.closeModal("return");
        notices.show("error", texts.failed);
      },
    );
    return end;
  }, [isOpen, Drawer, attempt, navigator, session]);
  return isOpen && Drawer ? <Drawer /> : null;
}
