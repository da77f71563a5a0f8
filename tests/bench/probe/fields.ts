/** Finds fields and measures when frames with them are drawn. `>>>` in a selector enters an open shadow root. */
export interface PageFields {
  find(selector: string): HTMLElement | null;
  /** Like `find`, but only a field that is visible and enabled. */
  shown(selector: string): HTMLInputElement | null;
  /** Resolves when the next frame has been drawn. */
  drawn(): Promise<number>;
  /** Resolves when a frame with the field has been drawn. */
  drawnWith(selector: string): Promise<number>;
  /** Milliseconds from the armed event to the frame that responds to it; null until then. */
  latency: number | null;
  /** Measures from the next key to the frame that shows its character. */
  armKey(): void;
  /** Measures from the next click to the frame that shows the field. */
  armClick(selector: string): void;
  /**
   * Types into the field as soon as it takes focus, and again if a render removes the character. Returns the time at which
   * the character was drawn to stay.
   */
  typeEarly(selector: string): Promise<number>;
}

declare global {
  interface Window {
    /** Presses one key; provided by the bench. */
    pressKey?: () => Promise<void>;
  }
}

/** Runs in the page before any other script, so it can't use anything from outside. */
export function installFields(): void {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const once = { capture: true, once: true } as const;

  /** Called in a frame. The message arrives once that frame is handed over, before any timer. */
  const handedOver = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });

  const focused = (): Element | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };

  const fields: PageFields = {
    latency: null,
    find(selector) {
      let scope: ParentNode | null = document;
      let found: HTMLElement | null = null;
      for (const part of selector.split(">>>")) {
        found = scope?.querySelector<HTMLElement>(part) ?? null;
        scope = found?.shadowRoot ?? null;
      }
      return found;
    },
    shown(selector) {
      const found = fields.find(selector) as HTMLInputElement | null;
      if (!found || found.disabled || !found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
      const { width, height, left, right } = found.getBoundingClientRect();
      return width > 0 && height > 0 && right > 0 && left < innerWidth ? found : null;
    },
    async drawn() {
      await frame();
      return handedOver();
    },
    async drawnWith(selector) {
      while (!fields.shown(selector)) await frame();
      return handedOver();
    },
    armKey() {
      fields.latency = null;
      addEventListener("keydown", ({ timeStamp }) => {
        addEventListener("input", () => void fields.drawn().then((at) => (fields.latency = at - timeStamp)), once);
      }, once);
    },
    armClick(selector) {
      fields.latency = null;
      addEventListener("click", ({ timeStamp }) => {
        void frame().then(() => fields.drawnWith(selector)).then((at) => (fields.latency = at - timeStamp));
      }, once);
    },
    async typeEarly(selector) {
      for (;;) {
        const field = fields.shown(selector);
        field?.focus({ preventScroll: true });
        if (!field || focused() !== field) {
          await frame();
          continue;
        }
        const before = field.value;
        const drawn = new Promise<number>((resolve) => addEventListener("input", () => void fields.drawn().then(resolve), once));
        void window.pressKey?.();
        // A field that is replaced at this moment never fires its event.
        const at = await Promise.race([drawn, pause(1_500)]);
        await pause(100);
        const now = fields.shown(selector);
        if (at !== undefined && now && now.value !== before) return at;
      }
    },
  };
  window.fields = fields;
}
