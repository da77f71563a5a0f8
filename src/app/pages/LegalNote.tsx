import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { fine } from "../../ui/styles/text";
import { useFunnel } from "../FunnelContext";

const texts = phrases("legal", {
  before: "",
  start: "By continuing, you agree to our ",
  terms: "terms",
  middle: " and confirm you've read our ",
  privacy: "privacy policy",
  or: " (",
  short: "summary",
  end: "). Getting quotes won't affect your credit score.",
  after: "",
});

/**
 * The privacy disclaimer: the partner's policy and terms in a new tab, with the partner's own words before and after.
 * It links to the widget's own page with the short form (GLBA; CA Ins. Code §791.04).
 */
export function LegalNote() {
  const { session, navigator } = useFunnel();
  const text = useText();
  const { privacyUrl, termsUrl } = session.partner.config;
  const link = (label: string, href: string) => (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <p className={fine}>
      {text(texts.before)} {text(texts.start)}
      {link(text(texts.terms), termsUrl)}
      {text(texts.middle)}
      {link(text(texts.privacy), privacyUrl)}
      {text(texts.or)}
      <a
        href={navigator.href("privacy-policy")}
        onClick={(event) => {
          event.preventDefault();
          void navigator.go("privacy-policy");
        }}
      >
        {text(texts.short)}
      </a>
      {text(texts.end)} {text(texts.after)}
    </p>
  );
}
