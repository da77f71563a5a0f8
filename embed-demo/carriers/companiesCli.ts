import { listen } from "../hosting/listen";
import { numberIn } from "../hosting/numberIn";
import { carrierSite } from "./carrierSite";

/** Starts the simulated companies alone: `npx tsx embed-demo/carriers/companiesCli.ts`, with PORT (4403), HOST (127.0.0.1) and RATING_SPEED (1). */
const port = numberIn(process.env, "PORT", { otherwise: 4403, least: 1, most: 65_535, isWhole: true });
const speed = numberIn(process.env, "RATING_SPEED", { otherwise: 1, least: 0.01 });
await listen(carrierSite({ speed }).app, port, process.env["HOST"] || undefined);
process.stdout.write(`${JSON.stringify({ url: `http://localhost:${port}` })}\n`);
