import { useEffect, useRef, useState, type ComponentType } from "react";
import { CompaniesView } from "./CompaniesView";
import { FunnelView } from "./FunnelView";
import { JobsView } from "./JobsView";
import { LeadsView } from "./LeadsView";
import { PartnersView } from "./PartnersView";
import { PaymentsView } from "./PaymentsView";
import { SignIn } from "./SignIn";
import { useCall } from "./useCall";

const views: readonly { readonly id: string; readonly title: string; readonly View: ComponentType }[] = [
  { id: "funnel", title: "Funnel", View: FunnelView },
  { id: "leads", title: "Leads", View: LeadsView },
  { id: "payments", title: "Payments", View: PaymentsView },
  { id: "jobs", title: "Jobs", View: JobsView },
  { id: "companies", title: "Companies", View: CompaniesView },
  { id: "partners", title: "Partners", View: PartnersView },
];

const viewIn = (hash: string) => views.find(({ id }) => hash === `#${id}`) ?? views[0]!;

/** The operator's page. Its view is in the address, so that Back and a bookmark work. */
export function Desk() {
  const [view, setView] = useState(() => viewIn(location.hash));
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${view.title}: Desk`;
    const turn = (): void => {
      setView(viewIn(location.hash));
      main.current?.focus({ preventScroll: true });
    };
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, [view]);

  const { problem, isLoading, again } = useCall("jobs?state=dead");
  const isLocked = problem === "TOKEN_MISSING";
  const { View } = view;
  return (
    <div className="iq">
      <header className="head">
        <div className="head-in">
          <h1>Desk</h1>
          {!isLocked && (
            <nav aria-label="Desk">
              {views.map(({ id, title }) => (
                <a key={id} href={`#${id}`} aria-current={id === view.id ? "page" : undefined}>
                  {title}
                </a>
              ))}
            </nav>
          )}
        </div>
      </header>
      <main className="main" ref={main} tabIndex={-1} aria-label={isLocked ? "Sign in" : view.title} aria-busy={isLoading || undefined}>
        <div className="desk">{isLocked ? <SignIn onDone={() => void again()} /> : <View key={view.id} />}</div>
      </main>
    </div>
  );
}
