/** PostgreSQL's error code, on the error or on its cause. */
function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return undefined;
}

/**
 * The parts of an error that a log may contain: its kind, a code, and its place. Not its message, because the database's repeats
 * the statement with its parameters, which include names and addresses.
 */
export function describeError(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const code = databaseCode(error);
  // The stack starts with the message.
  const frames = (error.stack ?? "").replace(error.message, "").match(/^ +at .+$/gm) ?? [];
  return { name: error.name, ...(code !== undefined && { code }), at: frames.map((frame) => frame.trim()) };
}
