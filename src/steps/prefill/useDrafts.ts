import { useEffect, useState } from "react";
import type { AnyField } from "../../flow/field";
import { useSession } from "../../session/context";

/** Renders again when any of the drafts changes. `fields` must be constant. */
export function useDrafts(fields: readonly AnyField[]): void {
  const session = useSession();
  const [, setChanges] = useState(0);
  useEffect(() => {
    const stops = fields.map((field) => session.draft(field).subscribe(() => setChanges((count) => count + 1)));
    return () => stops.forEach((stop) => stop());
  }, [session, fields]);
}
