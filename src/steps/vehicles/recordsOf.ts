import { readPrefill } from "../../api/contract/applications/readPrefill";
import { hashOf } from "../../kernel/ids";
import { callApplication } from "../../session/application/application";
import { askedAhead, stateAhead } from "../../session/askedAhead";
import type { Session } from "../../session/session";
import type { DriverAnswer } from "../drivers/driverAnswer";

const kind = "vehicleRecords";

/** Names the records: those of the application's address, and of these people in it. */
export const recordsFor = ({ application }: Session, list: readonly DriverAnswer[]): unknown => [
  application.peek()?.id,
  list.map(({ firstName, lastName, dateOfBirth }) => [firstName, lastName, dateOfBirth]),
];

/** Tells whether the records were asked for before, and whether they are there. */
export const recordsAhead = (session: Session, list: readonly DriverAnswer[]) => stateAhead(session, kind, hashOf(recordsFor(session, list)));

/** Reads the vehicles on record of drivers whom the service has, once. */
export function recordsOf(session: Session, list: readonly DriverAnswer[]) {
  const ask = () => callApplication(session, readPrefill, undefined, session.signal);
  return askedAhead(session, kind, hashOf(recordsFor(session, list)), ask, ({ ok }) => ok);
}
