/** An outcome that a caller has to inspect: expected errors are returned as values, not thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
