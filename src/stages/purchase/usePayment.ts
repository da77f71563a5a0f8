import { useEffect, useState } from "react";
import { useRunner } from "../../form/runner";
import { useSession } from "../../session/context";
import type { Place } from "./openPayment";
import { watchPayment, type PaymentWatch } from "./paying";

/** Follows the payment while its screen is shown, also after the browser restores the page from its back/forward cache. */
export function usePayment(at: Place): PaymentWatch {
  const session = useSession();
  const runner = useRunner();
  const [watch] = useState(() => watchPayment(session, runner, at));
  useEffect(() => {
    const returned = (event: PageTransitionEvent): void => {
      if (event.persisted) watch.begin();
    };
    window.addEventListener("pageshow", returned);
    watch.begin();
    return () => {
      window.removeEventListener("pageshow", returned);
      watch.leave();
    };
  }, [watch]);
  return watch;
}
