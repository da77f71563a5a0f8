import { addressFields } from "../session/entity/address";
import { personFields } from "../session/entity/person";
import type { AnyField } from "../flow/field";
import type { Session } from "../session/session";

const fillable: readonly AnyField[] = [...addressFields, ...personFields];

/** What a host may fill in ahead, by name and shape: address and person, or a line's own fields. Anything else is dropped and logged. */
export function applyPrefill(session: Session, data: unknown, fields = fillable): void {
  if (data === null || typeof data !== "object") {
    session.logger.warn("bad-prefill", "Prefill was not an object");
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.name === name);
    const parsed = field?.shape.safeParse(value);
    if (field && parsed?.success) session.set(field, parsed.data);
    else session.logger.warn("prefill-dropped", "A prefilled answer was dropped");
  }
}
