import type { MouseEvent } from "react";
import type { LineSlug } from "../../business/lines";
import { wireOf } from "../../business/lines";
import { telephone } from "../../business/telephone";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { PersonIcon } from "../../ui/icons/PersonIcon";
import { PhoneIcon } from "../../ui/icons/PhoneIcon";
import { MenuSection } from "../../ui/chrome/MenuSection";
import { useFunnel } from "../FunnelContext";
import { leavePage } from "../host/leavePage";
import { lineIcon, lineNames } from "../../lines/lines";
import { useAvailability } from "./useAvailability";

const texts = phrases("menu", {
  title: "Menu",
  close: "Close menu",
  signIn: "Sign in",
  account: "Your account",
  dashboard: "Dashboard",
  profile: "Profile",
  lines: "Get a quote",
  about: "About",
  how: "How it works",
  rank: "How we rank quotes and get paid",
  us: "About us",
  privacy: "Privacy",
  help: "Talk to an advisor",
});

/** Tells whether the press asks the browser to open the link in another tab. */
const isForOtherTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;

/** The open menu. It has its own history entry: Back leaves it, and a picked line replaces it. */
export function Drawer() {
  const { session, navigator, emit, offered, lines } = useFunnel();
  const text = useText();
  const signedIn = useValue(session.signedIn);
  const current = useValue(session.line)?.slug;
  // Renders again when the attribute's lines change, which `offered()` reads.
  useValue(lines);
  const { tollFreeNumber, productIcons, aboutUrl, howItWorksUrl, howWeRankUrl, privacyUrl } = session.partner.config;
  const { signInUrl, dashboardUrl, profileUrl } = session.partner.config;
  const close = (): void => void navigator.closeModal("return");
  // Replaces the menu's history entry: travelling back takes time, and the page is about to be left.
  const leave = (url: string, kind: "sign-in" | "account"): void => {
    void navigator.closeModal("replace");
    leavePage(session, emit, { url, kind });
  };
  const signIn = (): void => {
    if (signInUrl) void navigator.closeModal("replace");
    else close();
    emit("iq-sign-in", {});
    if (signInUrl) leavePage(session, emit, { url: signInUrl, kind: "sign-in" });
  };
  const placeOf = (line: LineSlug): string => session.journeys.peek()[line]?.at ?? line;
  const pick = (line: LineSlug): void => {
    session.analytics.track({ event: "product_click", product: wireOf(line) });
    if (placeOf(line) === navigator.view.peek()?.path) close();
    else void navigator.go(placeOf(line), "replace");
  };
  const page = (id: string, label: string, href: string | undefined) => (href ? [{ id, label, href, newTab: true }] : []);
  const own = (id: string, label: string, href: string | undefined) =>
    page(id, label, href).map((link) => ({
      ...link,
      newTab: false,
      onClick: (event: MouseEvent) => {
        if (isForOtherTab(event)) return;
        event.preventDefault();
        leave(link.href, "account");
      },
    }));
  return (
    <Dialog id="menu" side title={text(texts.title)} closeLabel={text(texts.close)} onClose={close}>
      {signedIn ? (
        <MenuSection
          id="menu-account"
          title={text(texts.account)}
          links={[...own("dashboard", text(texts.dashboard), dashboardUrl), ...own("profile", text(texts.profile), profileUrl)]}
        />
      ) : (
        <Button variant="line" full onClick={signIn}>
          <PersonIcon />
          {text(texts.signIn)}
        </Button>
      )}
      <MenuSection
        id="menu-lines"
        title={text(texts.lines)}
        links={offered().map((line) => ({
          id: line,
          label: text(lineNames[line]),
          icon: lineIcon(line, productIcons),
          href: navigator.href(placeOf(line)),
          current: line === current,
          onClick: (event: MouseEvent) => {
            if (isForOtherTab(event)) return;
            event.preventDefault();
            pick(line);
          },
        }))}
      />
      <MenuSection
        id="menu-about"
        title={text(texts.about)}
        links={[
          ...page("how", text(texts.how), howItWorksUrl),
          ...page("rank", text(texts.rank), howWeRankUrl),
          ...page("us", text(texts.us), aboutUrl),
          ...page("privacy", text(texts.privacy), privacyUrl),
        ]}
      />
      <MenuSection
        id="menu-help"
        title={text(texts.help)}
        links={[{ id: "call", label: tollFreeNumber, icon: <PhoneIcon />, href: telephone(tollFreeNumber) }]}
        note={useAvailability().availability}
      />
    </Dialog>
  );
}
