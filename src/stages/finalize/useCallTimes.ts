import { useMemo } from "react";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";
import { callZones, deviceZone } from "./callback";

/** The place and time of the call, computed once per visit of the screen. */
export function useCallTimes(): { now: Date; state: string | null; zones: readonly string[]; zone: string } {
  const session = useSession();
  const line = useValue(session.line);
  const answers = useValue(session.answers);
  const state = line?.riskState(answers) ?? null;
  return useMemo(() => {
    const zones = callZones(state, deviceZone());
    return { now: session.now(), state, zones, zone: zones[0] ?? "" };
  }, [session, state]);
}
