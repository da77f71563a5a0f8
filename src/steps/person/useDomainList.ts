import { useEffect } from "react";
import { asksForDomains, learnTopLevelDomains } from "../../flow/rules/email";
import { useSession } from "../../session/context";

/**
 * Fetches the list of top-level domains for an address with a rare one. Nothing waits for it: without the list the address passes
 * here, and the service decides.
 */
export function useDomainList(address: string): void {
  const session = useSession();
  const isWanted = asksForDomains(address);
  useEffect(() => {
    if (!isWanted) return;
    session.topLevelDomains?.().then(learnTopLevelDomains, () => undefined);
  }, [session, isWanted]);
}
