import { Component } from "react";
import type { ReactNode } from "react";

interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Keeps caught errors off the host's console, where React's root writes them by default: a message may quote what a person typed.
 * Sets the option on the root itself, because r2wc creates the root and passes no options.
 */
function keepOffConsole(boundary: object): void {
  let fiber = Reflect.get(boundary, "_reactInternals") as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  Object.assign(fiber?.stateNode ?? {}, { onCaughtError: () => undefined });
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Called once, with the error. The boundary then shows nothing; the next screen gets a new boundary by its key. */
  readonly onCrash: (error: unknown) => void;
}

/** Limits a render error to its children. The error reaches neither the host's `window.onerror` nor its console. */
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
