import type { Session } from "../../session/session";
import type { View } from "../navigation/navigator";
import { placeIn } from "../navigation/positions";
import type { IqEventDetails } from "./events";

/** Returns what the host is told about the screen that is shown. */
export function stepShown({ journey, say }: Pick<Session, "journey" | "say">, { path, line, position, direction, title }: View): IqEventDetails["iq-step"] {
  const walk = line && journey.peek();
  const group = walk && position ? line.flow.groups[walk.groupOf(position.step)] : null;
  return {
    route: path,
    line: line?.slug ?? null,
    step: position?.step ?? null,
    group: group?.id ?? null,
    ...placeIn(walk, position),
    direction,
    title: say(title),
  };
}
