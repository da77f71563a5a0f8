/** Finds fields and tells when frames with them have been drawn. A `>>>` in a selector enters an open shadow root. */
export interface PageFields {
  find(selector: string): HTMLElement | null;
  /** The same where somebody can see and use it. */
  shown(selector: string): HTMLInputElement | null;
  /** When the next frame has been drawn. */
  drawn(): Promise<number>;
  /** When a frame with it has been drawn. */
  drawnWith(selector: string): Promise<number>;
  /** Milliseconds from the armed event to the frame that answers it; null until then. */
  latency: number | null;
  /** From the next key to the frame that shows its character. */
  armKey(): void;
  /** From the next click to the frame that shows the field. */
  armClick(selector: string): void;
  /**
   * Types into the field as soon as it takes the focus, and again when the character doesn't stay: a render may take it back.
   * When it was drawn to stay.
   */
  typeEarly(selector: string): Promise<number>;
}

declare global {
  interface Window {
    /** Given by the bench: presses one key. */
    pressKey?: () => Promise<void>;
  }
}

/** Runs in the page before anything else of it, and therefore uses nothing from outside. */
export function installFields(): void {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const once = { capture: true, once: true } as const;

  /** Called in a frame: a message comes when that frame has been handed over, before any timer. */
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
        // A field that is replaced at this very moment never says anything.
        const at = await Promise.race([drawn, pause(1_500)]);
        await pause(100);
        const now = fields.shown(selector);
        if (at !== undefined && now && now.value !== before) return at;
      }
    },
  };
  window.fields = fields;
}
