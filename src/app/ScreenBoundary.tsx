import { Component } from "react";
import type { ReactNode } from "react";

interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Told once. Left out where nothing is left to show instead: the error goes on to the element, which falls back. */
  readonly onCrash?: ((error: unknown) => void) | undefined;
}

/** An error in one screen costs that screen and no more: header, progress and answers stay (spec §8). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { crash: { error: unknown } | null }> {
  static getDerivedStateFromError = (error: unknown) => ({ crash: { error } });

  override state = { crash: null as { error: unknown } | null };

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash && !this.props.onCrash) throw crash.error;
    return crash ? null : this.props.children;
  }
}
