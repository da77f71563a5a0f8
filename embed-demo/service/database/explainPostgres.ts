import { isOutage } from "./outage";

/** The oldest version that runs the migrations' SQL. */
const leastVersion = 15;

/** Throws if the address isn't PostgreSQL's. The driver would take a bare word for a host name. */
export function checkDatabaseUrl(databaseUrl: string): void {
  const isPostgres = URL.canParse(databaseUrl) && /^postgres(ql)?:$/.test(new URL(databaseUrl).protocol);
  if (!isPostgres) throw new Error("DATABASE_URL must look like postgres://user:password@host:5432/database.");
}

/** `server_version_num`: 150004 is 15.4. */
export function checkVersion(number: number): void {
  const version = Math.floor(number / 10_000);
  if (version < leastVersion) throw new Error(`DATABASE_URL is PostgreSQL ${version}; ${leastVersion} or later is needed.`);
}

/** Explains in one line what is wrong with the address and how to fix it. Never repeats the password. */
export function explainPostgres(databaseUrl: string, error: unknown): Error {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  const { code = "" } = error as { code?: string };
  const where = `${hostname}:${port || 5432}`;
  const reasons: Readonly<Record<string, string>> = {
    "28P01": `${where} refuses the user "${user}": check the name and the password.`,
    "28000": `${where} refuses the user "${user}" from this machine: check the name, and pg_hba.conf there.`,
    "3D000": `${where} has no database "${database}": create it, such as with createdb ${database}.`,
    "42501": `the user "${user}" may not create tables in "${database}": grant CREATE on its public schema.`,
  };
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  const reason = known ?? (isOutage(error) ? `no PostgreSQL answers at ${where}${code && ` (${code})`}: start it, or correct the address.` : null);
  return reason === null && error instanceof Error ? error : new Error(`DATABASE_URL: ${reason}`, { cause: error });
}
