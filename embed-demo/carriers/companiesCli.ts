import { listen } from "../hosting/listen";
import { numberIn } from "../hosting/numberIn";
import { readCarrierKeys } from "../service/carriers/readCarrierKeys";
import { carrierSite } from "./carrierSite";

/** Starts the simulated companies alone: `npx tsx embed-demo/carriers/companiesCli.ts`, with PORT (4403), HOST (127.0.0.1), RATING_SPEED (1) and CARRIER_KEYS_FILE. */
const port = numberIn(process.env, "PORT", { otherwise: 4403, least: 1, most: 65_535, isWhole: true });
const speed = numberIn(process.env, "RATING_SPEED", { otherwise: 1, least: 0.01 });
const keysFile = process.env["CARRIER_KEYS_FILE"];
await listen(carrierSite({ speed, ...(keysFile && { keys: await readCarrierKeys(keysFile) }) }).app, port, process.env["HOST"] || undefined);
process.stdout.write(`${JSON.stringify({ url: `http://localhost:${port}` })}\n`);
