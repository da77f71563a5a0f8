import type { updateDrivers } from "../../api/contract/applications/updateDrivers";
import type { Driver } from "../../api/contract/applications/driver";
import type { ResponseOf } from "../../api/contract/endpoint";
import type { Answers } from "../../flow/field";
import { parseMonth } from "../../flow/rules/date";
import { typedFromIso } from "../../flow/rules/dateFormat";
import { isoDate } from "../../kernel/dates";
import { hashOf } from "../../kernel/ids";
import type { Session } from "../../session/session";
import { driverHistory, noIncidents } from "../history/fields";
import type { DriverHistory } from "../history/fields";
import { substepsToReopen, reopenHistory } from "../history/substeps";
import { drivers } from "./fields";
import type { DriverAnswer } from "./driverAnswer";

/** The counts on the service's record, or null when it has none. */
function recorded({ atFaultAccidentsCount, notAtFaultAccidentsCount, violationsCount }: Driver): DriverHistory | null {
  if (atFaultAccidentsCount === undefined && notAtFaultAccidentsCount === undefined && violationsCount === undefined) return null;
  return {
    atFaultAccidentsCount: atFaultAccidentsCount ?? noIncidents.atFaultAccidentsCount,
    notAtFaultAccidentsCount: notAtFaultAccidentsCount ?? noIncidents.notAtFaultAccidentsCount,
    violationsCount: violationsCount ?? noIncidents.violationsCount,
  };
}

const withoutId = ({ id: _id, ...driver }: DriverAnswer): Omit<DriverAnswer, "id"> => driver;

/** The date as typed, unless the service keeps another day. A month alone stands for its first day. */
function licensedAs(typed: string, kept: string | null): string {
  const own = parseMonth(typed);
  return kept === null || (own && isoDate(own) === kept) ? typed : typedFromIso(kept);
}

/**
 * Takes over the ids, the main driver's license date and the history that the service returns, and asks for history again where the
 * change requires it.
 */
export function adoptDrivers(session: Session, answers: Answers, { drivers: returned, driverDateLicensed: kept }: Pick<ResponseOf<typeof updateDrivers>, "drivers" | "driverDateLicensed">): void {
  // A new application is sent the same drivers again; that alone doesn't reopen their history.
  const areOthers = hashOf(session.answers.peek().get(drivers).map(withoutId)) !== hashOf(answers.get(drivers).map(withoutId));
  const bySequence = new Map(returned.map((driver) => [driver.sequenceNum, driver]));
  const list = answers.get(drivers).map((driver, index) => {
    const id = bySequence.get(index)?.id;
    const named = id === undefined ? driver : { ...driver, id };
    return index === 0 ? { ...named, driverDateLicensed: licensedAs(driver.driverDateLicensed, kept) } : named;
  });
  const before: Readonly<Record<string, DriverHistory | undefined>> = answers.get(driverHistory);
  const history: Record<string, DriverHistory> = {};
  list.forEach(({ key }, index) => {
    const entry = bySequence.get(index);
    const counts = entry && recorded(entry);
    if (counts && hashOf(counts) !== hashOf(before[key])) history[key] = counts;
  });
  session.commit({ [drivers.name]: list });
  // Commits only changed counts, because a commit would overwrite the drafts of counts that are being entered.
  const isNews = Object.keys(history).length > 0;
  if (isNews) session.commit({ [driverHistory.name]: { ...before, ...history } });
  reopenHistory(session, substepsToReopen(list, { ...before, ...history }, areOthers || isNews));
}
