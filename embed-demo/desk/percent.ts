/** "12%"; a dash of nothing. */
export const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`);
