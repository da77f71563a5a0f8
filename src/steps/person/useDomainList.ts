import { useEffect } from "react";
import { asksForDomains, learnTopLevelDomains } from "../../flow/rules/email";
import { useSession } from "../../session/context";

/**
 * Fetches the list of top-level domains for an address with a rare one. Without it such an address passes, and the service has
 * the last word; so nothing waits for it.
 */
export function useDomainList(address: string): void {
  const session = useSession();
  const isWanted = asksForDomains(address);
  useEffect(() => {
    if (!isWanted) return;
    session.topLevelDomains?.().then(learnTopLevelDomains, () => undefined);
  }, [session, isWanted]);
}
