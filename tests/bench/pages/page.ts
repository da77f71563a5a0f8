/** How to get from a page's first step to its second. */
export interface NextStep {
  readonly fill: readonly { readonly selector: string; readonly text: string }[];
  readonly next: string;
  /**
   * Selector of the second step's name field, the same question on every page, so that the cost per character can be
   * compared.
   */
  readonly secondField: string;
}

/** The host's article with an embedded form or widget. Selectors are in the syntax of probe/fields.ts. */
export interface BenchPage {
  /** Also the name of the folder that it is served from. */
  readonly id: string;
  /** The title of its row in the table. */
  readonly row: string;
  readonly head?: string;
  readonly body?: string;
  readonly firstField?: string;
  readonly step?: NextStep;
  /** Another body whose first field asks for an address; if it is missing, that of `body` does. */
  readonly addressBody?: string;
  /** Writes the files that the page loads into its folder, before the page itself is written. */
  readonly write?: (folder: string) => Promise<void>;
  /** Inserts content of the written files into the body. */
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
