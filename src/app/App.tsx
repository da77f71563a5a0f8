import type { ReadonlySignal } from "@preact/signals-react";
import { useValue } from "../session/useValue";
import { NoticePlaces } from "../ui/notices/NoticePlaces";
import { ChromeFooter } from "./chrome/ChromeFooter";
import type { Funnel } from "./funnel";
import { FunnelProvider } from "./FunnelContext";
import { Notifications } from "./Notifications";
import { Overlays } from "./Overlays";
import { Screens } from "./Screens";

/** Renders everything below again when the language changes: nothing below subscribes to it. */
function Speaking({ funnel }: { funnel: Funnel }) {
  useValue(funnel.session.speech);
  return (
    <FunnelProvider value={funnel}>
      <NoticePlaces near={<Notifications near />} above={<Notifications />}>
        <Screens
          funnel={funnel}
          after={
            <>
              <ChromeFooter />
              <Overlays />
            </>
          }
        />
      </NoticePlaces>
    </FunnelProvider>
  );
}

export function App({ funnel }: { funnel: ReadonlySignal<Funnel | null> }) {
  const running = useValue(funnel);
  return running && <Speaking key={running.id} funnel={running} />;
}
