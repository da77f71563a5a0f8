import { fill, phrases } from "../../kernel/phrase";
import { telephone } from "../../business/telephone";
import { useText } from "../../session/context";
import { returnUrl } from "../../session/fields/referral";
import { useValue } from "../../session/useValue";
import { Header } from "../../ui/chrome/Header";
import { IconButton } from "../../ui/buttons/IconButton";
import { MenuIcon } from "../../ui/icons/MenuIcon";
import { Picture } from "../../ui/cards/Picture";
import type { FirstScreenFunnel } from "../funnel";
import { returnLink } from "../navigation/returnLink";
import { menuModal } from "../navigation/routes";
import { useAvailability } from "./useAvailability";

const texts = phrases("header", {
  call: "Call {number}",
  home: "{partner} home page",
  back: "Back to {partner}",
  menu: "Menu",
  beside: "with {other}",
});

export function ChromeHeader({ funnel }: { funnel: FirstScreenFunnel }) {
  const { session, navigator, emit } = funnel;
  const isFull = useValue(funnel.chrome) === "full";
  const text = useText();
  const { name, logo, cobrandName, tollFreeNumber, partnerReturnUrl, returnOrigins } = session.partner.config;
  const said = useValue(session.answers).get(returnUrl);
  const returnsTo = returnLink({ said, own: partnerReturnUrl, origins: returnOrigins, page: navigator.pageUrl() });
  return (
    <Header
      logo={logo ? <Picture image={logo} alt={logo.alt ?? name} /> : name}
      {...(cobrandName && { beside: text(fill(texts.beside, { other: cobrandName })) })}
      home={{
        href: returnsTo ?? navigator.href(""),
        label: text(fill(returnsTo ? texts.back : texts.home, { partner: name })),
        onClick(event) {
          session.analytics.track({ event: "logo_click" });
          if (returnsTo) {
            if (!emit("iq-navigate", { url: returnsTo, kind: "partner" })) event.preventDefault();
            return;
          }
          event.preventDefault();
          void navigator.go("");
        },
      }}
      {...useAvailability()}
      phone={{ href: telephone(tollFreeNumber), text: tollFreeNumber, label: text(fill(texts.call, { number: tollFreeNumber })) }}
      {...(isFull && {
        menu: (
          <IconButton id="menu-open" label={text(texts.menu)} onClick={() => navigator.openModal(menuModal, "push")}>
            <MenuIcon />
          </IconButton>
        ),
      })}
    />
  );
}
