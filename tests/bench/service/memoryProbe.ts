import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Imported before the service starts: only its own process can collect its garbage, and what remains is what the service holds.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => {
  collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const memory = { held: heapUsed + arrayBuffers, resident: rss, most: process.resourceUsage().maxRSS * 1_024 };
  process.stdout.write(`${JSON.stringify(memory)}\n`);
});
