import type { RouterAdapter } from "../../app/navigation/router";
import { keyOf } from "./fragment";
import { memoryRouter } from "./memoryRouter";
import type { RouterName } from "./names";
import { inHash, inPath, inQuery } from "./placements";
import { urlRouter } from "./urlRouter";

/**
 * Creates the adapter of the `router` attribute. It writes nothing until the widget does, because the address is the host's
 * (decisions.md, "Host's URL").
 */
export function createRouter(name: RouterName, instanceId: string, basePath: string): RouterAdapter {
  switch (name) {
    case "hash":
      return urlRouter(inHash(keyOf("iq", instanceId)));
    case "query":
      return urlRouter(inQuery(keyOf("iq", instanceId)));
    case "path":
      return urlRouter(inPath(basePath));
    case "memory":
      return memoryRouter();
  }
}
