/**
 * Takes the focus from a screen before it goes. A browser that loses the focused element lays out the page once more while that is half
 * gone, which takes a slow phone 10 to 20 ms.
 */
export const leaveFocus = (host: Element): void => (host.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
