/** The rows of a raw statement, on either engine. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
