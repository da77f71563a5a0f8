/** The way from a page's first step to its second. */
export interface NextStep {
  readonly fill: readonly { readonly selector: string; readonly text: string }[];
  readonly next: string;
  /** Asks a name on every page, so that what a character costs can be compared. */
  readonly secondField: string;
}

/** The host's article with something in it. Selectors are those of probe/fields.ts. */
export interface BenchPage {
  /** The folder that it is served from. */
  readonly id: string;
  /** What its row in the table is called. */
  readonly row: string;
  readonly head?: string;
  readonly body?: string;
  readonly firstField?: string;
  readonly step?: NextStep;
  /** Another body, whose first field asks an address; where it is left out, that of `body` does. */
  readonly addressBody?: string;
  /** Writes what the page loads into its folder, before the page itself. */
  readonly write?: (folder: string) => Promise<void>;
  /** Puts what has been written into a body. */
  readonly complete?: (body: string, folder: string) => Promise<string>;
}

/** A body that `growth` can take out and put back. */
export const inPlace = (markup: string): string => `<div id="place">${markup}</div>
<script>
  {
    const place = document.querySelector("#place");
    const { innerHTML } = place;
    window.__bench = { mount: () => (place.innerHTML = innerHTML), unmount: () => place.replaceChildren() };
  }
</script>`;
