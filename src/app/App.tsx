import type { ReadonlySignal } from "@preact/signals-react";
import { RunnerProvider } from "../form/runner";
import { phrases } from "../kernel/phrase";
import { SessionProvider, useText } from "../session/context";
import { useLate } from "../session/useLate";
import { useValue } from "../session/useValue";
import { Root } from "../ui/Root";
import { FunnelProvider, useFunnel } from "./FunnelContext";
import { ChromeHeader } from "./chrome/ChromeHeader";
import { ChromeProgress } from "./chrome/ChromeProgress";
import type { Funnel } from "./funnel";
import { useArrival } from "./useArrival";

const texts = phrases("app", { region: "Insurance quote" });

const loadFooter = () => import("./chrome/ChromeFooter").then((module) => module.ChromeFooter);
const loadOverlays = () => import("./Overlays").then((module) => module.Overlays);

/** Everything in the shadow root. The first field needs header, progress and screen; the rest comes after it. */
function Running() {
  const funnel = useFunnel();
  const text = useText();
  const view = useValue(funnel.navigator.view);
  const chrome = useValue(funnel.chrome);
  const Footer = useLate(loadFooter);
  const Overlays = useLate(loadOverlays);
  const main = useArrival(view);
  if (!view) return null;
  return (
    <Root label={text(texts.region)}>
      {chrome !== "none" && <ChromeHeader />}
      <ChromeProgress />
      <div ref={main} className="main">
        <view.Screen key={view.path} />
      </div>
      {Footer && <Footer />}
      {Overlays && <Overlays />}
    </Root>
  );
}

export function App({ funnel }: { funnel: ReadonlySignal<Funnel | null> }) {
  const running = useValue(funnel);
  if (!running) return null;
  return (
    <FunnelProvider key={running.id} value={running}>
      <SessionProvider value={running.session}>
        <RunnerProvider value={running.runner}>
          <Running />
        </RunnerProvider>
      </SessionProvider>
    </FunnelProvider>
  );
}
