import { notificationsShown, timings } from "../business/timings";
import { assertNever } from "../kernel/assertNever";
import { phrases } from "../kernel/phrase";
import { useSession, useText } from "../session/context";
import type { NoticeKind } from "../session/notices";
import { leavesByItself } from "../session/notices";
import { useValue } from "../session/useValue";
import type { ToastItem } from "../ui/Toasts";
import { Toasts } from "../ui/Toasts";

const texts = phrases("notifications", { close: "Dismiss" });

function toneOf(kind: NoticeKind): ToastItem["tone"] {
  switch (kind) {
    case "success":
    case "ok":
      return "good";
    case "info":
      return "info";
    case "action":
    case "warning":
      return "care";
    case "error":
      return "bad";
    default:
      return assertNever(kind);
  }
}

/** At most three at once, the newest; the others wait behind them. */
export function Notifications() {
  const { notices } = useSession();
  const text = useText();
  const list = useValue(notices.list);
  return (
    <Toasts
      closeLabel={text(texts.close)}
      onClose={(id) => notices.close(Number(id))}
      toasts={list.slice(-notificationsShown).map(({ id, kind, text: phrase, action }) => ({
        id: String(id),
        tone: toneOf(kind),
        text: text(phrase),
        ...(leavesByItself(kind) && { lasts: timings.notification }),
        ...(action && {
          action: {
            label: text(action.label),
            onClick: () => {
              notices.close(id);
              action.run();
            },
          },
        }),
      }))}
    />
  );
}
