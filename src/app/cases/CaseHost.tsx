import type { CaseChoice } from "../../flow/complexCase";
import { fill, phrases } from "../../kernel/phrase";
import { telephone } from "../../business/telephone";
import { useText } from "../../session/context";
import { caseTexts } from "../../steps/cases/texts";
import { KeyArt } from "../../ui/art/KeyArt";
import { MapArt } from "../../ui/art/MapArt";
import { PhoneArt } from "../../ui/art/PhoneArt";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Stack } from "../../ui/layout/Stack";
import type { OpenCase } from "./ComplexCases";
import { useFunnel } from "../FunnelContext";

const texts = phrases("case", { close: "Close", call: "Call {number}" });

const drawings = { map: MapArt, advisor: PhoneArt, local: MapArt, calendar: KeyArt, none: null } as const;

const edit: CaseChoice = { label: caseTexts.edit, outcome: { kind: "edit" } };

/** The one modal of complex cases: a drawer on small hosts, a centred dialog on larger ones. */
export function CaseHost({ open: { found, about } }: { open: OpenCase }) {
  const { cases, session } = useFunnel();
  const text = useText();
  const Drawing = drawings[found.art];
  const number = session.partner.config.tollFreeNumber;
  const { main, secondary } = found;
  const links = [...(secondary ? [secondary] : []), ...(about && secondary?.outcome.kind !== "edit" ? [edit] : [])];
  return (
    <Dialog
      id="case"
      title={text(found.title)}
      closeLabel={text(texts.close)}
      {...(Drawing && { art: <Drawing /> })}
      {...(found.dismissible && { onClose: () => cases.dismiss() })}
    >
      <Stack>
        {about && !found.speaksForItself && (
          <p>
            <strong>{text(about.message)}.</strong>
          </p>
        )}
        <p>{text(found.body)}</p>
        <Button full {...(main.outcome.kind === "call" && { href: telephone(number) })} onClick={() => cases.choose(main)}>
          {text(fill(main.label, { number }))}
        </Button>
        {found.showsPhone && (
          <Button variant="line" full href={telephone(number)}>
            {text(fill(texts.call, { number }))}
          </Button>
        )}
        {links.map((link) => (
          <Button key={link.label.key} variant="link" full onClick={() => cases.choose(link)}>
            {text(link.label)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
