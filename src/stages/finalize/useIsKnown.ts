import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";

/** True if an advisor can see answers of the visitor. The line "other" asks for nothing but how to reach them. */
export function useIsKnown(): boolean {
  const session = useSession();
  const lead = useValue(session.lead);
  const line = useValue(session.line);
  return lead !== null && line?.wire !== "OTHER";
}
