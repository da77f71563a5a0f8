import { Component } from "react";
import type { ReactNode } from "react";

interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * By default React's root writes what a boundary catches to the host's console, and an error's message may quote what a person
 * typed. The option that prevents it can't be handed in, because r2wc makes the root: it is set on the root itself.
 */
function keepOffConsole(boundary: object): void {
  let fiber = Reflect.get(boundary, "_reactInternals") as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  Object.assign(fiber?.stateNode ?? {}, { onCaughtError: () => undefined });
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Called once, with the error. The boundary shows nothing from then on: the next screen has another key. */
  readonly onCrash: (error: unknown) => void;
}

/** An error in a render costs what is inside and no more, and reaches neither the host's `window.onerror` nor its console. */
export class ScreenBoundary extends Component<ScreenBoundaryProps> {
  static getDerivedStateFromError = () => ({ crashed: true });

  override state = { crashed: false };

  override componentDidMount(): void {
    keepOffConsole(this);
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
