import { cpus } from "node:os";
import { startPostgres, type Postgres } from "../../harness/postgres";
import { crowdsTable } from "./crowds";
import { everydayTable } from "./everyday";
import { timedFunnels, visitors } from "./load";
import { funnelsText } from "./manyFunnels";
import { streamsTable } from "./manyStreams";
import { ratingSpeed } from "./programs";

const needPostgres: Readonly<Record<string, (postgres: Postgres) => Promise<string>>> = { crowds: crowdsTable, streams: streamsTable, memory: funnelsText };
const parts: readonly string[] = ["everyday", ...Object.keys(needPostgres)];

/**
 * Measures the quote service under load, as tables; of no parts, all: `everyday` funnels, `crowds`, open `streams`, the `memory` of
 * funnels under way. PostgreSQL's figures are left out where no server is installed. Throws for a part that doesn't exist.
 */
export async function measureService(only: readonly string[]): Promise<string> {
  const unknown = only.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`The service has no ${unknown.join(", ")} to measure, but ${parts.join(", ")}`);
  const isWanted = (part: string): boolean => only.length === 0 || only.includes(part);
  const postgres = await startPostgres();
  const processors = cpus();
  const told = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processors[0]?.model.trim() ?? "unknown processor"} × ${processors.length}. ${visitors} visitors at once, ${timedFunnels} funnels, companies ${ratingSpeed} times faster than in reality; visitors, companies, services and database share the machine.`,
  ];
  try {
    if (isWanted("everyday")) told.push(await everydayTable(postgres));
    for (const [part, measure] of Object.entries(needPostgres)) if (postgres && isWanted(part)) told.push(await measure(postgres));
    return told.join("\n\n");
  } finally {
    await postgres?.stop();
  }
}
