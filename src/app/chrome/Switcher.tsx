import { useState } from "react";
import { fill, phrases } from "../../kernel/phrase";
import { defaultPartner } from "../../partner/contentUrls";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Column } from "../../ui/layout/Column";
import { Links } from "../../ui/layout/Links";
import { useFunnel } from "../FunnelContext";
import { themeTokens } from "./themeTokens";

const texts = phrases("switcher", {
  title: "Development: {partner}",
  switch: "Switch to {partner}",
  export: "Export theme",
});

/** The default brand and the two samples of the demo's content. */
const samples = [defaultPartner, "auvane", "prairie-lantern"];

/** Switches the page to another partner, and downloads the current partner's theme. */
export function Switcher() {
  const { session, host } = useFunnel();
  const text = useText();
  const [open, setOpen] = useState(false);
  const { requestedId: shown, css } = session.partner;
  const save = (): void => {
    const theme = JSON.stringify({ partner: shown, ...themeTokens(css) }, null, 2);
    Object.assign(document.createElement("a"), { href: `data:application/json,${encodeURIComponent(theme)}`, download: `${shown}-theme.json` }).click();
  };
  return (
    <Column>
      <Button variant="link" small expanded={open} onClick={() => setOpen(!open)}>
        {text(fill(texts.title, { partner: shown }))}
      </Button>
      {open && (
        <Links>
          {samples
            .filter((partner) => partner !== shown)
            .map((partner) => (
              <Button key={partner} variant="link" small onClick={() => host.setAttribute("partner", partner)}>
                {text(fill(texts.switch, { partner }))}
              </Button>
            ))}
          <Button variant="link" small onClick={save}>
            {text(texts.export)}
          </Button>
        </Links>
      )}
    </Column>
  );
}
