import { batch } from "@preact/signals-react";
import { takeVisitBack } from "../../api/contract/resumeLinks";
import type { Session } from "../session";

/** Learns which device the visit is on according to the service. */
export function hearOfDevice(session: Session, device: number): void {
  // A response from before the visit was taken back has an older number.
  if (device > session.device.peek()) session.isElsewhere.value = true;
}

/** Continues the visit here again, and lets the service tell the other device. False if the service is unreachable. */
export async function takeBack(session: Session): Promise<boolean> {
  const { token } = session.lead.peek() ?? session.application.peek() ?? {};
  if (token === undefined) return false;
  const taken = await session.api.call(takeVisitBack, { body: {}, token });
  if (!taken.ok) return false;
  batch(() => {
    session.device.value = taken.value.device;
    session.isElsewhere.value = false;
  });
  return true;
}
