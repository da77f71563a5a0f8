import { carrierSite } from "../../embed-demo/carriers/carrierSite";
import { listen } from "../../embed-demo/hosting/listen";
import { freePorts } from "../harness/freePorts";

/** Starts the sandbox's companies on a port of their own, answering so many times faster than in reality. */
export async function startCarrierSandbox(speed: number) {
  const port = await freePorts(1);
  const { stop } = await listen(carrierSite({ speed }), port);
  return { external: `http://localhost:${port}`, stop };
}
