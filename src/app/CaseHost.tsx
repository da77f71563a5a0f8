import type { ComplexCase } from "../flow/complexCase";
import { fill, phrases } from "../kernel/phrase";
import { telephone } from "../business/telephone";
import { useText } from "../session/context";
import { KeyArt } from "../ui/art/KeyArt";
import { MapArt } from "../ui/art/MapArt";
import { PhoneTickArt } from "../ui/art/PhoneTickArt";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Stack } from "../ui/Stack";
import { useFunnel } from "./FunnelContext";

const texts = phrases("case", { close: "Close", call: "Call {number}" });

const drawings = { map: MapArt, advisor: PhoneTickArt, local: MapArt, calendar: KeyArt, none: null } as const;

/** The one modal of complex cases: a drawer on small hosts, a centred dialog on larger ones. */
export function CaseHost({ open }: { open: ComplexCase }) {
  const { cases, session } = useFunnel();
  const text = useText();
  const Drawing = drawings[open.art];
  const number = session.partner.config.tollFreeNumber;
  const { main, secondary } = open;
  return (
    <Dialog
      id="case"
      title={text(open.title)}
      closeLabel={text(texts.close)}
      {...(Drawing && { art: <Drawing /> })}
      {...(open.dismissible && { onClose: cases.dismiss })}
    >
      <Stack>
        <p>{text(open.body)}</p>
        <Button full {...(main.outcome.kind === "call" && { href: telephone(number) })} onClick={() => cases.choose(main)}>
          {text(fill(main.label, { number }))}
        </Button>
        {open.showsPhone && (
          <Button variant="line" full href={telephone(number)}>
            {text(fill(texts.call, { number }))}
          </Button>
        )}
        {secondary && (
          <Button variant="link" full onClick={() => cases.choose(secondary)}>
            {text(secondary.label)}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
