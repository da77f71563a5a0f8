import { asc, isNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { describeError } from "../database/describeError";
import { partner as partnerTable, partnerKey } from "../database/tables/partner";
import { partnerChannel } from "./store";

type Row = typeof partnerTable.$inferSelect;

/** A partner as the service holds it in memory. */
export interface Partner extends Readonly<Pick<Row, "id" | "state" | "origins" | "lines" | "flags">> {
  /** The config of its content; the default partner's if it has none. */
  readonly config: object;
}

/** Every partner, in memory: a request costs no query. */
export interface Partners {
  all(): readonly Partner[];
  byId(id: string): Partner | undefined;
  /** The active partner with this key, unless the key is revoked or has expired by the database's clock. */
  byKey(key: string): Partner | undefined;
  /** Reads the table again. Resolves once changes that were committed before the call apply in this process. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Milliseconds between readings without a notice: a connection that is cut silently takes a while to be noticed. */
const rereading = 60_000;

interface Held {
  readonly partners: ReadonlyMap<string, Partner>;
  readonly keys: ReadonlyMap<string, { readonly partner: Partner; readonly expiresAt: number | null }>;
  /** Milliseconds of the database's clock, from `performance.now()`. */
  readonly clockOffset: number;
}

/**
 * Reads the partners, and again whenever any process changes them, the connection for notices was restored, or a minute has passed.
 * A failed reading leaves the partners as they were.
 */
export async function openPartners({ db, listen }: Pick<Connection, "db" | "listen">, log: Logger): Promise<Partners> {
  let held = await read();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const follow = (): void => {
    refresh().catch((error: unknown) => log.warn({ error: describeError(error) }, "partners not read"));
  };
  await listen(partnerChannel, follow, follow);
  // Changes between the first reading and the listening.
  await refresh();
  const timer = setInterval(follow, rereading);
  timer.unref();

  return {
    all: () => [...held.partners.values()],
    byId: (id) => held.partners.get(id),
    byKey(key) {
      const found = held.keys.get(key);
      const isOver = found !== undefined && found.expiresAt !== null && performance.now() + held.clockOffset >= found.expiresAt;
      return isOver || found?.partner.state !== "active" ? undefined : found.partner;
    },
    refresh,
    stop: () => clearInterval(timer),
  };

  /** One reading at a time, so that a slow one can't replace a later one. Callers that wait share the next. */
  function refresh(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = read().then((found) => void (held = found));
        return running;
      });
    return next;
  }

  async function read(): Promise<Held> {
    // Keys come first: the partner of a key is never younger.
    const keys = await db
      .select({ key: partnerKey.key, partnerId: partnerKey.partnerId, expiresAt: partnerKey.expiresAt, now: sql<string>`extract(epoch FROM clock_timestamp()) * 1000` })
      .from(partnerKey)
      .where(isNull(partnerKey.revokedAt));
    const clockOffset = Number(keys[0]?.now ?? Date.now()) - performance.now();
    const rows = await db.select().from(partnerTable).orderBy(asc(partnerTable.createdAt), asc(partnerTable.id));
    const house = rows.find(({ id }) => id === "default")?.config;
    const partners = new Map(rows.map(({ id, state, config, origins, lines, flags }) => [id, { id, state, config: config ?? { ...house, id }, origins, lines, flags }]));
    return {
      partners,
      keys: new Map(keys.map((one) => [one.key, { partner: partners.get(one.partnerId)!, expiresAt: one.expiresAt && one.expiresAt.getTime() }])),
      clockOffset,
    };
  }
}
