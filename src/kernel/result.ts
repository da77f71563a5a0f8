/** An outcome that a caller has to look at: errors that are expected travel as values, not as exceptions. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
