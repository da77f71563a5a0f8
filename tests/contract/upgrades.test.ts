import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import { migrationsFolder } from "../../embed-demo/service/database/connection";
import { connectPostgres } from "../../embed-demo/service/database/postgres";
import { newId } from "../../src/kernel/ids";
import { noPostgres } from "./databases";

const server = inject("emptyPostgres");

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const journalIn = (folder: string) => join(folder, "meta/_journal.json");
const { entries } = JSON.parse(await readFile(journalIn(migrationsFolder), "utf8")) as Journal;

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** The migrations up to this one, as an earlier version of the service had them. */
async function migrationsUpTo(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "quote-migrations-"));
  folders.push(folder);
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(await readFile(journalIn(folder), "utf8")) as Journal;
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** A value that a column takes; all texts are equal, so that a row refers to those of other tables. */
const values: Readonly<Record<string, string>> = {
  text: "'row'",
  jsonb: "'{}'",
  boolean: "false",
  integer: "1",
  bigint: "1",
  "double precision": "1",
  real: "1",
  "timestamp with time zone": "now()",
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
}

async function columnsOf(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name AS table, column_name AS name, data_type AS type, is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AS "isNeeded"
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
  return rows;
}

/** Puts a row into every table. Returns the tables. */
async function fill(client: pg.Client): Promise<readonly string[]> {
  const columns = await columnsOf(client);
  const tables = [...new Set(columns.map(({ table }) => table))];
  // A row may refer to one that comes later.
  await client.query("SET session_replication_role = replica");
  for (const table of tables) {
    const needed = columns.filter((column) => column.table === table && column.isNeeded);
    const row = needed.map(({ name, type }) => {
      if (!(type in values)) throw new Error(`${table}.${name} has the type ${type}`);
      return values[type];
    });
    await client.query(`INSERT INTO "${table}" (${needed.map(({ name }) => `"${name}"`).join()}) VALUES (${row.join()})`);
  }
  return tables;
}

const earlier = entries.slice(0, -1).map(({ tag }, index) => [tag, index + 1] as const);

it.skipIf(server === null).for(earlier)(`a database as of %s is upgraded with its rows${server === null ? ` (skipped: ${noPostgres})` : ""}`, async ([_tag, count]) => {
  const at = (name: string) => server!.replace(/\w+$/, name);
  const name = `upgrade_${newId().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: at("postgres") });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`CREATE DATABASE ${name}`);
  const client = new pg.Client({ connectionString: at(name) });
  await client.connect();
  onTestFinished(() => client.end());
  await migrate(drizzle(client), { migrationsFolder: await migrationsUpTo(count) });
  const tables = await fill(client);
  expect(tables.length).toBeGreaterThan(5);

  await (await connectPostgres(at(name), true)).close();
  const { rows } = await client.query(tables.map((table) => `SELECT '${table}' AS name, count(*)::int AS rows FROM "${table}"`).join(" UNION ALL "));
  expect(rows).toEqual(tables.map((table) => ({ name: table, rows: 1 })));
});
