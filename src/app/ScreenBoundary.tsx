import { Component } from "react";
import type { ReactNode } from "react";

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Told once. Nothing is shown from then on: what comes in its place has another key. */
  readonly onCrash: (error: unknown) => void;
}

/** An error in a render costs what is inside and no more, and never reaches the host's `window.onerror`. */
export class ScreenBoundary extends Component<ScreenBoundaryProps> {
  static getDerivedStateFromError = () => ({ crashed: true });

  override state = { crashed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
