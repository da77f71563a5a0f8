import type { TestProject } from "vitest/node";
import { freePorts } from "../harness/freePorts";
import { startDemo } from "../harness/setup/stack";
import type { WebKitPaths } from "./findEngines";
import { findFirefox, findWebKit } from "./findEngines";
import { startHostServer } from "./host/hostServer";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined where the engine can't be had. */
    firefox: string | undefined;
    webKit: WebKitPaths | undefined;
  }
}

const say = (engine: string): void => void process.stdout.write(`${engine} can't be installed here: its walks are skipped.\n`);

/**
 * Finds or installs the engines, and starts the demo, whose pages are then served with an ear in each. With `E2E_PORT`, that
 * demo has to allow this origin as well, so `HOST_PORT` has to name it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  if (firefox === undefined) say("Firefox");
  if (webKit === undefined) say("WebKit");
  project.provide("firefox", firefox);
  project.provide("webKit", webKit);
  const port = Number(process.env["HOST_PORT"] ?? (await freePorts(1)));
  const sites = `http://localhost:${port}`;
  const { origins, stop } = await startDemo(sites);
  const stopHost = await startHostServer(port, origins);
  project.provide("origins", { ...origins, sites });
  return async () => {
    await stopHost();
    await stop();
  };
}
