import { useRunner } from "../../../form/runner";
import { useSession, useText } from "../../../session/context";
import { finalizeRoute } from "../../../session/lead/finalizeRoute";
import { Button } from "../../../ui/buttons/Button";
import type { WithoutAny } from "./withoutAny";

/** The one way on from a run without a price. */
export function WayOn({ without: { way, label }, onAgain }: { without: WithoutAny; onAgain: () => void }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  return (
    <Button full onClick={() => (way === "again" ? onAgain() : runner.show(finalizeRoute(session, "contact", "phone")))}>
      {text(label)}
    </Button>
  );
}
