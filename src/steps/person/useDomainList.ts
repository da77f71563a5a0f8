import { useEffect } from "react";
import { asksForDomains } from "../../flow/rules/email";
import { useSession } from "../../session/context";
import { useValue } from "../../session/useValue";

/**
 * Fetches the list of top-level domains for an address with a rare one. Nothing waits for it: without the list the address passes
 * here, and the service decides.
 */
export function useDomainList(address: string): void {
  const session = useSession();
  const isKnown = useValue(session.domains) !== null;
  const isWanted = !isKnown && asksForDomains(address);
  useEffect(() => {
    if (!isWanted) return;
    session.topLevelDomains?.().then((list) => (session.domains.value = list), () => undefined);
  }, [session, isWanted]);
}
