import { notificationsShown, timings } from "../business/timings";
import { assertNever } from "../kernel/assertNever";
import { phrases } from "../kernel/phrase";
import { useSession, useText } from "../session/context";
import type { Notice, NoticeKind } from "../session/notices";
import { leavesByItself } from "../session/notices";
import { useValue } from "../session/useValue";
import type { NoticeItem } from "../ui/notices/Notice";
import { Notices } from "../ui/notices/Notices";

const texts = phrases("notifications", { close: "Dismiss" });

function toneOf(kind: NoticeKind): NoticeItem["tone"] {
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

/** Separates notices about a press, shown below its button, from notices about the visit. */
const isNear = ({ kind }: Notice): boolean => kind === "error";

/** At most three at once, the newest; the others wait behind them. */
export function Notifications({ near = false }: { near?: boolean }) {
  const { notices } = useSession();
  const text = useText();
  const list = useValue(notices.list);
  return (
    <Notices
      closeLabel={text(texts.close)}
      onClose={(id) => notices.close(Number(id))}
      notices={list.slice(-notificationsShown).filter((notice) => isNear(notice) === near).map(({ id, kind, text: phrase, action }) => ({
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
