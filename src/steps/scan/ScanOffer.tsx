import { useDialog } from "../../form/useDialog";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { ScanIcon } from "../../ui/icons/ScanIcon";
import { Links } from "../../ui/layout/Links";
import { Stack } from "../../ui/layout/Stack";
import { useScan } from "./useScan";

const texts = phrases("scan", {
  license: "Scan your license",
  orType: "or type it",
});

interface ScanOfferProps {
  /** True if the fields are above it. A first screen has it there, where it moves none of them as it appears. */
  isBelow?: boolean;
}

/** Offers to fill in the form's fields from a license. What was read stands below the button afterwards. */
export function ScanOffer({ isBelow }: ScanOfferProps) {
  const text = useText();
  const dialog = useDialog("scan");
  const { isOffered, busy, parcel, load } = useScan();
  if (!isOffered) return null;
  return (
    <Stack>
      <Links>
        <Button variant="line" small busy={busy} onClick={() => load(dialog.open)}>
          <ScanIcon />
          {text(texts.license)}
        </Button>
        {!isBelow && <span>{text(texts.orType)}</span>}
      </Links>
      {parcel && <parcel.LicenseScan isOpen={dialog.isOpen} onClose={() => void dialog.close()} />}
    </Stack>
  );
}
