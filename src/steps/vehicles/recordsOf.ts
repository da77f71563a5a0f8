import { readPrefill } from "../../api/contract/applications/readPrefill";
import { hashOf } from "../../kernel/ids";
import { callApplication } from "../../session/application/application";
import { askedAhead, isAskedAhead } from "../../session/askedAhead";
import type { Session } from "../../session/session";
import type { DriverAnswer } from "../drivers/driverAnswer";

const kind = "vehicleRecords";

/** Names the records: those of the application's address, and of these people in it. */
export const recordsFor = ({ application }: Session, list: readonly DriverAnswer[]): unknown => [
  application.peek()?.id,
  list.map(({ firstName, lastName, dateOfBirth }) => [firstName, lastName, dateOfBirth]),
];

export const areRecordsAsked = (session: Session, list: readonly DriverAnswer[]): boolean =>
  isAskedAhead(session, kind, hashOf(recordsFor(session, list)));

/** Reads the vehicles on record of drivers whom the service has, once. */
export function recordsOf(session: Session, list: readonly DriverAnswer[]) {
  const ask = () => callApplication(session, readPrefill, undefined, session.signal);
  return askedAhead(session, kind, hashOf(recordsFor(session, list)), ask, ({ ok }) => ok);
}
