import { useEffect } from "react";
import { asksForDomains, learnTopLevelDomains } from "../../flow/rules/email";

/**
 * Fetches the list of top-level domains for an address with a rare one. Without it such an address passes, and the service has
 * the last word; so nothing waits for it.
 */
export function useDomainList(address: string): void {
  const isWanted = asksForDomains(address);
  useEffect(() => {
    if (!isWanted) return;
    import("../../business/topLevelDomains").then(({ topLevelDomains }) => learnTopLevelDomains(topLevelDomains), () => undefined);
  }, [isWanted]);
}
