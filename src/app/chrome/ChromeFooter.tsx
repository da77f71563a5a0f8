import { fill, phrases } from "../../kernel/phrase";
import { isSameCompany } from "../../business/isSameCompany";
import { appMode, companionOf } from "../../business/partnerMode";
import { telephone } from "../../business/telephone";
import { bundledConfig } from "../../partner/bundledConfig";
import { showsCobrandDisclaimer } from "../../partner/flags";
import { useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Column } from "../../ui/layout/Column";
import { Footer } from "../../ui/chrome/Footer";
import { Picture } from "../../ui/cards/Picture";
import { useFunnel } from "../FunnelContext";
import { LegalNote } from "../pages/LegalNote";
import { hasOptedOut } from "../host/visitor";
import { LanguageSwitch } from "./LanguageSwitch";

const texts = phrases("footer", {
  title: "About our insurance agency",
  licensing: "Insurance is sold by {agency} (National Producer Number {npn}). Licenses: {licenses}.",
  seller: "Insurance is sold by {agency} (National Producer Number {npn}).",
  license: "{state} {number}",
  links: "Legal",
  rank: "How we rank quotes and get paid",
  privacy: "Privacy",
  choices: "Your privacy choices",
  terms: "Terms",
  optOut: "Opt-out signal honored.",
  call: "Talk to an advisor: {number}",
  both: "Offered by {partner} together with {other}.",
  operator: "Powered by {other}.",
  cobrand: "{partner} refers you to {agency} and may be paid for it. {partner} doesn't issue or price these policies.",
  ownAgency: "{partner} may be paid when you buy. It doesn't issue or price these policies.",
});

/** The privacy notice on a line's first screen, before the visitor gives personal data (GLBA, CA Ins. Code §791.04). */
function FirstNotice() {
  const { session, navigator } = useFunnel();
  const view = useValue(navigator.view);
  const journey = useValue(session.journey);
  if (!view?.position || view.position.step !== journey?.first.step) return null;
  return (
    <Column>
      <LegalNote />
    </Column>
  );
}

/** Licensing and privacy, reachable in every chrome: the law requires them wherever insurance is offered. */
export function ChromeFooter() {
  const { session, chrome } = useFunnel();
  const text = useText();
  const bare = useValue(chrome) === "none";
  const { config } = session.partner;
  const { agency, npn, licenses } = config.licensing;
  const other = companionOf(config, bundledConfig.name);
  const beside = appMode(config) === "cobrand" ? texts.both : texts.operator;
  const disclaimer = isSameCompany(config.name, agency) ? texts.ownAgency : texts.cobrand;
  const named = licenses.map(({ state, number }) => text(fill(texts.license, { state, number }))).join(", ");
  const link = (id: string, label: string, href: string | undefined) => (href ? [{ id, label, href, newTab: true }] : []);
  return (
    <>
      <FirstNotice />
      <Footer
        plain={bare}
        title={text(texts.title)}
        licensing={text(fill(named ? texts.licensing : texts.seller, { agency, npn, licenses: named }))}
        linksLabel={text(texts.links)}
        links={[
          ...(bare ? [{ id: "phone", label: text(fill(texts.call, { number: config.tollFreeNumber })), href: telephone(config.tollFreeNumber) }] : []),
          ...link("rank", text(texts.rank), config.howWeRankUrl),
          ...link("privacy", text(texts.privacy), config.privacyUrl),
          ...link("choices", text(texts.choices), config.privacyChoicesUrl),
          ...link("terms", text(texts.terms), config.termsUrl),
        ]}
        languages={<LanguageSwitch />}
        {...(hasOptedOut() && { optOut: text(texts.optOut) })}
        {...(other && { both: text(fill(beside, { partner: config.name, other })) })}
        {...(showsCobrandDisclaimer(config) && { notice: text(fill(disclaimer, { partner: config.name, agency })) })}
        {...(config.watermark && {
          watermark: <Picture image={config.watermark} lazy />,
        })}
      />
    </>
  );
}
