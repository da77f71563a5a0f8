/** Returns the standalone page for the same partner and line, for visitors whom the widget can't serve here. */
export const hostedPage = (hosted: string, partner: string | null | undefined, line: string | null | undefined): string =>
  `${hosted}${line ? `/${line}/address` : ""}?partner=${partner ?? ""}`;
