import type { MountingClass } from "../createElementClass";
import { wholeAtHand } from "./loadWhole";

/** Creates the package's base class. It does what r2wc's does, whose module brings React along, once React has arrived. */
export const createEmptyClass = (): MountingClass =>
  class extends HTMLElement {
    #unmount: (() => void) | undefined;

    constructor() {
      super();
      if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    }

    connectedCallback(): void {
      this.#unmount = wholeAtHand()?.mount(this.shadowRoot!);
    }

    disconnectedCallback(): void {
      this.#unmount?.();
    }
  };
