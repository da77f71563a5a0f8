import { useDialog } from "../../form/useDialog";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { DevicesIcon } from "../../ui/icons/DevicesIcon";
import { ShareDialog } from "./ShareDialog";

const texts = phrases("quotes.share.tool", { open: "Save or continue on another device" });

/** Creates a link that continues the visit on another device. Renders nothing before there is an application. */
export function SaveOrContinue(look: { small?: boolean; full?: boolean }) {
  const text = useText();
  const application = useValue(useSession().application);
  const share = useDialog("share");
  if (!application) return null;
  return (
    <>
      <Button variant="link" {...look} onClick={share.open}>
        <DevicesIcon />
        {text(texts.open)}
      </Button>
      {share.isOpen && <ShareDialog application={application} onClose={() => void share.close()} />}
    </>
  );
}
