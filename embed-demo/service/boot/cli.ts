import { eraseOnRequest } from "./eraseOnRequest";
import { migrateTables } from "./migrateTables";
import { rotateHandOffKeys } from "./rotateHandOffKeys";
import { operatePartners } from "./operatePartners";
import { runService } from "./runService";

/** The commands of `npm run service`: without one it starts the service. Each one prints one line if it fails. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start: runService,
  migrate: migrateTables,
  erase: eraseOnRequest,
  "rotate-keys": rotateHandOffKeys,
  partners: operatePartners,
};

const [name = "start", ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`"${name}" isn't a command. There are: ${Object.keys(commands).join(", ")}.`);
  await command(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
