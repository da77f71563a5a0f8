import { batch } from "@preact/signals-react";
import { takeVisitBack } from "../../api/contract/resumeLinks";
import type { Session } from "../session";

/** The device that the service has the visit on. */
export function hearOfDevice(session: Session, device: number): void {
  // An answer that was under way as the visit was taken back has an older number.
  if (device > session.device.peek()) session.isElsewhere.value = true;
}

/** Continues the visit here again; the other device is told so. False where the service couldn't be asked. */
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
