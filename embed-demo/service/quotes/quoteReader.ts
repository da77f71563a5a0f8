import DataLoader from "dataloader";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { QuoteList } from "../../../src/api/contract/quotes";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { rating, type RatingResult } from "../database/tables/rating";
import { createAlarm } from "./alarm";
import { quoteListOf, type RatingRow } from "./readQuotes";

/** Milliseconds in which answers are collected, so that they are read together: for a stream without a price, and for others. */
const gather = { first: 5, later: 50 } as const;
/** The most applications in one statement. */
const mostAtOnce = 100;

interface Reading {
  readonly applicationId: string;
  readonly sessionId: string;
  /** Ids of the quotes that aren't needed any more: they are counted but left out. */
  readonly told: () => readonly string[];
  /** Called right before the statement: it sees every change until then. */
  readonly onRead: () => void;
}

/** Reads the quotes of all streams of the process together. */
export function createQuoteReader(db: Database) {
  const collected: (() => void)[] = [];
  const loader = new DataLoader<Reading, QuoteList | null>((readings) => readAll(db, readings), {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (read) => void collected.push(read),
  });
  const readBy = createAlarm(() => collected.splice(0).forEach((read) => read()));
  /** The application's quotes; null if the session has no such application. Rejects when the database can't be reached. */
  return (reading: Reading): Promise<QuoteList | null> => {
    const read = loader.load(reading);
    readBy(performance.now() + (reading.told().length === 0 ? gather.first : gather.later));
    return read;
  };
}

async function readAll(db: Database, readings: readonly Reading[]): Promise<(QuoteList | null)[]> {
  for (const { onRead } of readings) onRead();
  const told = toldToAll(readings);
  const { id, carrierId, status, result } = rating;
  const untold = sql<RatingResult | null>`CASE WHEN ${id} = ANY(string_to_array(${told.join(",")}, ',')) THEN NULL ELSE ${result} END`;
  const rows = await db
    .select({
      application: { id: application.id, sessionId: application.sessionId, ratingRun: application.ratingRun, line: application.line },
      row: { id, carrierId, status, result: untold.mapWith(result) },
    })
    .from(application)
    .leftJoin(rating, and(eq(rating.applicationId, application.id), eq(rating.run, application.ratingRun)))
    .where(inArray(application.id, [...new Set(readings.map(({ applicationId }) => applicationId))]))
    .orderBy(asc(rating.finishedAt), asc(rating.carrierId));
  const found = new Map<string, typeof rows>();
  for (const each of rows) found.set(each.application.id, [...(found.get(each.application.id) ?? []), each]);
  return readings.map(({ applicationId, sessionId }) => {
    const own = found.get(applicationId) ?? [];
    const [first] = own;
    if (first?.application.sessionId !== sessionId) return null;
    return quoteListOf(first.application, own.flatMap(({ row }) => (row?.id ? [row as RatingRow] : [])));
  });
}

/** The quotes that no stream of their application needs. Two streams of one application may have been told different ones. */
function toldToAll(readings: readonly Reading[]): string[] {
  const times = new Map<string, number>();
  const streams = new Map<string, number>();
  const owner = new Map<string, string>();
  for (const { applicationId, told } of readings) {
    streams.set(applicationId, (streams.get(applicationId) ?? 0) + 1);
    for (const id of told()) {
      times.set(id, (times.get(id) ?? 0) + 1);
      owner.set(id, applicationId);
    }
  }
  return [...times].flatMap(([id, count]) => (count === streams.get(owner.get(id)!) ? [id] : []));
}
