/** PostgreSQL's own error code, on the error or on what caused it. */
function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return undefined;
}

/**
 * What a log may say about an error: its kind, a code, and where it was thrown. Not its message: the database's repeats the
 * statement with its parameters, and those are names and addresses.
 */
export function describeError(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const code = databaseCode(error);
  // The stack begins with the message.
  const frames = (error.stack ?? "").replace(error.message, "").match(/^ +at .+$/gm) ?? [];
  return { name: error.name, ...(code !== undefined && { code }), at: frames.map((frame) => frame.trim()) };
}
