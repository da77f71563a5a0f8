import type { TestProject } from "vitest/node";
import startStack from "../harness/setup/stack";
import type { WebKitPaths } from "./findEngines";
import { findFirefox, findWebKit } from "./findEngines";

declare module "vitest" {
  interface ProvidedContext {
    /** Undefined where the engine can't be had. */
    firefox: string | undefined;
    webKit: WebKitPaths | undefined;
  }
}

const say = (engine: string): void => void process.stdout.write(`${engine} can't be installed here: its walks are skipped.\n`);

/** Finds or installs the engines, and starts the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  if (firefox === undefined) say("Firefox");
  if (webKit === undefined) say("WebKit");
  project.provide("firefox", firefox);
  project.provide("webKit", webKit);
  return startStack(project);
}
