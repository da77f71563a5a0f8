import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { NoticesNear } from "../../ui/notices/NoticesNear";
import { RefreshNote } from "./run/RefreshNote";

/** The reason that a choice failed, beside the control that made it. */
export function ChoiceTrouble({ onRefresh }: { onRefresh: () => void }) {
  const isGone = useValue(useSession().quotes.updateRequired);
  return (
    <>
      <NoticesNear />
      {isGone && <RefreshNote gone onRefresh={onRefresh} />}
    </>
  );
}
