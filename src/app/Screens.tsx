import type { ReactNode } from "react";
import { RunnerProvider } from "../form/runner";
import { reasonOf } from "../kernel/logger";
import { phrases } from "../kernel/phrase";
import { SessionProvider, useLanguage, useText } from "../session/context";
import { useValue } from "../session/useValue";
import { TitleLevel } from "../ui/layout/titleLevel";
import { Root } from "../ui/layout/Root";
import { ChromeHeader } from "./chrome/ChromeHeader";
import { ChromeProgress } from "./chrome/ChromeProgress";
import type { FirstScreenFunnel } from "./funnel";
import type { PageName } from "./navigation/routes";
import { ScreenBoundary } from "./ScreenBoundary";
import { useArrival } from "./useArrival";

const texts = phrases("app", { region: "Insurance quote" });

const errorPage: PageName = "error";

interface ScreensProps {
  readonly funnel: FirstScreenFunnel;
  /** Footer and modals, which a first screen that is rendered at build time leaves out. */
  readonly after?: ReactNode;
}

/** Everything in the shadow root. */
function Running({ funnel, after }: ScreensProps) {
  const text = useText();
  const language = useLanguage();
  const view = useValue(funnel.navigator.view);
  const chrome = useValue(funnel.chrome);
  const titleLevel = useValue(funnel.titleLevel);
  const main = useArrival(view, funnel.host);
  if (!view) return null;
  const { session, navigator } = funnel;
  // A screen's error leads to the error page and keeps header and answers; an error of that page ends the widget.
  const crashed = (error: unknown): void => {
    session.logger.error("screen-crashed", "A screen could not be shown", { reason: reasonOf(error), path: view.path });
    session.trouble.value = { code: "SCREEN_CRASHED", path: view.path };
    void navigator.go(errorPage);
  };
  return (
    <Root label={text(texts.region)} language={language}>
      <TitleLevel value={titleLevel}>
        {chrome !== "none" && <ChromeHeader funnel={funnel} />}
        <ChromeProgress funnel={funnel} />
        <div ref={main} className="main">
          {view.path === errorPage ? (
            <view.Screen />
          ) : (
            <ScreenBoundary key={view.path} onCrash={crashed}>
              <view.Screen />
            </ScreenBoundary>
          )}
        </div>
        {after}
      </TitleLevel>
    </Root>
  );
}

/** Renders the funnel's screens. The build also renders a line's first screen with it, without a whole funnel. */
export function Screens({ funnel, after }: ScreensProps) {
  return (
    <SessionProvider value={funnel.session}>
      <RunnerProvider value={funnel.runner}>
        <Running funnel={funnel} after={after} />
      </RunnerProvider>
    </SessionProvider>
  );
}
