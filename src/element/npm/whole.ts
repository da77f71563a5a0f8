import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { CreateSession } from "../ElementSession";
import { Mount } from "../Mount";
import { MountedSession } from "../MountedSession";

/* The widget itself, which the package loads when the first element is on the page. */

export const createSession: CreateSession = (options) => new MountedSession(options);

/** Mounts React. Returns what unmounts it. */
export function mount(container: ShadowRoot): () => void {
  const root = createRoot(container);
  root.render(createElement(Mount, { container }));
  return () => root.unmount();
}
