import type { Emit } from "../app/host/events";
import type { RouterAdapter } from "../app/navigation/router";
import type { Widget } from "../app/widget";
import type { AttributeName } from "./attributes";
import type { PaintedScreen } from "./firstPaint/handover";

/** A call of one of the element's methods. */
export type Call = (widget: Widget) => void;

/** A session of the element, from its insertion into a document to its final removal, or to the session that replaces it. */
export interface ElementSession {
  begin(): void;
  /** Runs a call now, or once the widget is there. */
  call(action: Call): void;
  /** Attributes may have changed, or the host's router. */
  update(router: RouterAdapter | null): void;
  /** The host has changed the language of the element or around it. */
  speak(): void;
  /** Ends the session. Returns the waiting calls for the session that replaces this one, which may also keep the screen. */
  end(keepsScreen?: boolean): readonly Call[];
}

export interface SessionOptions {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The host's own adapter, which replaces the `router` attribute's. */
  readonly router: RouterAdapter | null;
  readonly emit: Emit;
  /** Reports an attribute's bad text, once. */
  onBad(name: AttributeName, text: string): void;
  /** Mounts and unmounts React in the root. */
  mount(): void;
  unmount(): void;
  /** The painted screen of the previous session, which may contain what was typed. */
  readonly screen: PaintedScreen | null;
  /** Replaces this one by another session, which takes over the painted screen. */
  restart(screen: PaintedScreen | null): void;
  /** The element is being removed from the page: ends this session without waiting for its return. */
  leave(): void;
}

export type CreateSession = (options: SessionOptions) => ElementSession;
